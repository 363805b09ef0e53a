// The keys of every gateway in a test or a simulation.

import type { Secrets } from "../../../gateway/settings/secrets.ts";

export const testSecrets: Secrets = {
  session: ["a".repeat(40)],
  signature: ["b".repeat(40)],
  data: ["d".repeat(40)],
  queryKey: ["0123456789abcdef"],
  queryIv: ["fedcba9876543210"],
  signKey: ["24-bytes-of-a-sign-key-1"],
};
