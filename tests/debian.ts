// Installs Debian's packages where that is possible: as root, on Debian.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

export const asRoot = process.getuid?.() === 0;
/** Packages can be installed. */
export const canInstall = asRoot && existsSync("/etc/debian_version");

const installTimeout = 10 * 60_000;

/** Runs a command whose success shows afterwards. */
export function attempt(command: string, args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    execFileSync(command, args, { stdio: "ignore", timeout: installTimeout, env });
  } catch {
    // What was to be installed is looked for afterwards.
  }
}

/** One after another: suites run beside each other, and apt-get gives up at once where another process holds its lock. */
export function aptInstall(...packages: string[]): void {
  const apt = (...args: string[]) => attempt("flock", ["/var/lock/apt-of-the-tests", "apt-get", ...args]);
  apt("update");
  apt("-o", "DPkg::Lock::Timeout=300", "install", "-y", "--no-install-recommends", ...packages);
}

/** The path of a program, installed with its package if it is not there. Throws a sentence that says what to do. */
export function findProgram(name: string, inPackage: string): string {
  const places = ["/usr/sbin", "/usr/bin", "/usr/local/bin"].map((folder) => `${folder}/${name}`);
  if (!places.some((place) => existsSync(place)) && canInstall) aptInstall(inPackage);
  const found = places.find((place) => existsSync(place));
  if (!found)
    throw new Error(`There is no ${name} on this machine and none could be installed: install ${inPackage}.`);
  return found;
}
