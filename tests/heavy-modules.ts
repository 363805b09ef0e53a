// Nothing goes in, the libraries to bundle before the first browser test come out: one found later reloads the page under a running test.

/** Specifiers exactly as the renderer and its tests write them. */
export const heavyModules = [
  "react",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "react-dom",
  "react-dom/client",
  "react-router",
  "@chakra-ui/react",
  "@emotion/react",
  "@rjsf/core",
  "@rjsf/utils",
  "@xstate/react",
  "xstate",
  "ky",
  "crypto-js",
  "dompurify",
  "qrcode.react",
  "signature_pad",
  "compressorjs",
];
