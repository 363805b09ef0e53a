// The actions in the row of a material.
import type { MaterialFile } from "../../../engine/index.ts";
import type { ShownPaper } from "../../frame/paper-link.tsx";

export interface MaterialActions {
  onFiles: (material: string, files: File[]) => void;
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  onRemove: (material: string, file: MaterialFile) => void;
  onShow: (paper: ShownPaper) => void;
  onFetch: (material: string) => void;
  downloadUrl: (fileId: string) => string;
  sampleUrl: (name: string) => string;
}
