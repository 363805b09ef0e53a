// Opens the store of files that a deployment names: a bucket, or by default a folder in its data folder.

import { s3Store } from "../files/bucket/s3-store.ts";
import type { FileStore } from "../files/file-store.ts";
import { folderStore } from "../files/folder-store.ts";
import type { Settings } from "../settings/settings.ts";
import { filesFolder } from "./open-data.ts";

/** `tell`: hears of what does not belong into a folder. */
export function storeOf(
  { dataDir, adapters = {} }: Pick<Settings, "dataDir"> & Partial<Pick<Settings, "adapters">>,
  tell?: (sentence: string) => void,
): FileStore {
  return adapters.files ? s3Store(adapters.files) : folderStore(filesFolder(dataDir), tell);
}
