// Opens the store of files that a deployment names: a bucket, or by default a folder in its data folder.

import { filesFolder } from "../data/open-data.ts";
import type { Settings } from "../settings.ts";
import { s3Store } from "./bucket/s3-store.ts";
import type { FileStore } from "./file-store.ts";
import { folderStore } from "./folder-store.ts";

/** `tell`: hears of what does not belong into a folder. */
export function storeOf(
  { dataDir, adapters = {} }: Pick<Settings, "dataDir"> & Partial<Pick<Settings, "adapters">>,
  tell?: (sentence: string) => void,
): FileStore {
  return adapters.files ? s3Store(adapters.files) : folderStore(filesFolder(dataDir), tell);
}
