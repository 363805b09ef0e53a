// RJSF with its Chakra theme, as its documentation sets it up.
import { ChakraProvider, defaultSystem } from "@chakra-ui/react";
import Form from "@rjsf/chakra-ui";
import validator from "@rjsf/validator-ajv8";
import { createRef } from "react";
import { createRoot } from "react-dom/client";

export function draw(root, schema) {
  const form = createRef();
  createRoot(root).render(
    <ChakraProvider value={defaultSystem}>
      <Form ref={form} schema={schema} validator={validator} showErrorList="top" noHtml5Validate>
        <button type="button" id="next" onClick={() => form.current.validateForm()}>
          下一步
        </button>
      </Form>
    </ChakraProvider>,
  );
}
