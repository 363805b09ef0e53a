// Finds the system of a department, and the department behind a system.

export interface DepartmentSettings {
  /** Where messages are posted to. */
  url: string;
  /** Signs what goes there and comes from there. */
  secret: string;
}

/** By a department's code or name in the catalogue; `*` for all others. */
export type Departments = Readonly<Record<string, DepartmentSettings>>;

export interface Department {
  /** Its code in the catalogue. */
  id: string;
  name: string;
}

export interface ConnectedDepartment extends DepartmentSettings {
  /** As the adapters file names it. */
  key: string;
}

/** Undefined for a department without a system. */
export function systemOf(
  departments: Departments,
  { id, name }: Department,
): ConnectedDepartment | undefined {
  const key = [id, name, "*"].find((each) => Object.hasOwn(departments, each));
  const settings = key === undefined ? undefined : departments[key];
  return key !== undefined && settings ? { key, ...settings } : undefined;
}

/** Tells the departments of one system, named by its key. */
export const isOfSystem =
  (departments: Departments, key: string) =>
  (department: Department): boolean =>
    systemOf(departments, department)?.key === key;

/** Names of the departments that nothing is brought to. `used`: the departments of each one-thing, by code. */
export function withoutSystem(departments: Departments, used: Iterable<Record<string, string>>): string[] {
  const all = new Map([...used].flatMap((names) => Object.entries(names)));
  return [...all].filter(([id, name]) => !systemOf(departments, { id, name })).map(([, name]) => name);
}

/** A matter that was submitted before codes were kept is known by its department's name alone. */
export const departmentOf = (matter: {
  departmentId: string | null;
  departmentName: string;
}): Department => ({ id: matter.departmentId ?? matter.departmentName, name: matter.departmentName });
