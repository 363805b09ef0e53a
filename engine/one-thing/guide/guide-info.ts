// Nothing goes in; the shape of a guide as the gateway gives it (Spec 3, guide info).

/** POST /api/guide/info (Spec 3, guide info). */
export interface GuideInfo {
  oneThingId: string;
  oneThingName: string;
  code: string;
  consultWay: WayInfo[] | null;
  complaintWay: WayInfo[] | null;
  guides: { title: string; content: string; allowApply: boolean }[];
  policies: { title: string; number: string; issuer: string; url: string | null }[];
  matters: {
    matterInfoId: string;
    name: string;
    departmentName: string;
    type: string;
    always: boolean;
    legalDays: number;
    promisedDays: number;
    /** Visits before the reform, and now. */
    originalVisits: number;
    visits: number;
  }[];
  /** `from`: upload, e-licence, form or shared-data; `note`: Chinese, when and how it is handed in. */
  materials: { name: string; from: string; note: string; sample: string | null; blank: string | null }[];
  original: GuideCounts;
  present: GuideCounts;
  /** What must be known before it is begun; null or absent: it is simply open. */
  offering?: { open: boolean; words: string; instead: { code: string; name: string } | null } | null;
  /** Fields of the one form, and what separate forms would ask. */
  fieldCount: number;
  separateFieldCount: number;
}

export interface WayInfo {
  department: string;
  phone: string;
  online: string | null;
  matter: string | null;
  hours: string | null;
}

export interface GuideCounts {
  handleCount: number;
  runTimes: number;
  stages: number;
  materials: number;
  days: number;
}
