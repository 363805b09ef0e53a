// How much one file and one draft may hold.

/** The largest file and the largest sum of a draft's files, in megabytes. */
export const limits = { maxFileMB: 50, maxDraftMB: 200 };
