// What others draw a form with. A page of their own uses `Form`; who owns the answers elsewhere uses its parts.
import "../look/look.ts";

export { english } from "./english.ts";
export { ErrorSummary } from "./error-summary.tsx";
export { Form, type FormProps, type Submitted } from "./form.tsx";
export { type Registers, TextsContext } from "./form-context.ts";
export { type LiveFormParts, useLiveForm } from "./live-form.ts";
export { OneForm, type OneFormProps } from "./one-form.tsx";
export { Questions, type QuestionsProps } from "./questions.tsx";
export { chinese, type FormTexts } from "./texts.ts";
export type { Uploads, UploadTo } from "./uploads/use-uploads.ts";
