// How client and gateway cut a file that is too large to be sent at once.

/** Bytes of one piece; the last one has what is left. */
export const pieceBytes = 1024 * 1024;
