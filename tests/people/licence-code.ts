// The QR code of a legal person's login, drawn as the gateway's stand-in does.

import type { LicenceCode } from "../../engine/contract/types.gen.ts";

const qrText = "http://localhost:8080/stand-ins/phone/licence?code=0123456789abcdef0123456789abcdef";

export const licenceCode: LicenceCode = {
  qrCodeImageBase64: [
    "iVBORw0KGgoAAAANSUhEUgAAAQ4AAAEOAQAAAABQysQIAAAB5klEQVR4nO2ZXWoDMQyEB3yAPZKv7iPlAAIVzciNm5Tmecqa",
    "JRD7y4NW1ugnyE8rcCM3ciOfEdSa9e3KuFYA4zHzUbvDExmZyb1Rz4wrxwO1wyNLhCcjF+pwBrQ5gemN0NC4Vj4mrvUvkPJk",
    "ACDljfBi1kku2l3BN365uzaIxEN2H8+7vtggWnKjRFHK8ZYDbBDa15pRWpjJUNuqb4gwU0nUy3UMuLqedU9NEYAWr82WKCry",
    "hidC2VtymhJX1iczmCciOQxMnEaXnMAUwbUk6iwrKmUFX8NZzHohnXJ3ppIbZfrwRKgTqcCqK8lMRR+e+uKGcKNUhIbKn6xw",
    "LRGA1Svri+hn6ndpivBbMA+XxivOmMGGK7KCdYTu47fAn8WsF8KqHAIVdmzf51EomSGl7hJ1VuWxBb5xQ0TXUMqhRvD7NQxP",
    "REl49+5g765+9yVP2yBKU7KYDcfaPSJMEZ5nqwXt7mg73osXoh6dUqHENVUoHQJvhzxnrkrFPMHRFLohzxKpRbH6J01cPBEt",
    "tYBqOJSQf2Q1K0T2acwf3exqkPwyI7NB9pBSPcfWQg2NTBH2Fvs/mY42LW+E05QegHXd5I1IAnsG1r61RbInx6fAd//hiUg8",
    "tgOz/2jaMwlH5O91IzdyI5+QL4twO64Fs+fUAAAAAElFTkSuQmCC",
  ].join(""),
  qrUid: "0123456789abcdef0123456789abcdef",
  qrText,
  validSeconds: 300,
};
