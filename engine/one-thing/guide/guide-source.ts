// Nothing goes in; the parts of a definition that a guide shows. A definition has this shape; the room of one-things is not known here.

export interface SourceCounts {
  handling: number;
  visits: number;
  stages: number;
  materials: number;
  days: number;
}

export interface SourceWay {
  department?: string;
  matter?: string;
  phone: string;
  online?: string;
  hours?: string;
}

export interface SourceMatter {
  id: string;
  name: string;
  department: string;
  type?: string;
  always?: boolean;
  before: SourceCounts;
  now: SourceCounts;
}

export interface SourceMaterial {
  name: string;
  from: "upload" | "e-licence" | "form" | "shared-data";
  orElse?: "upload";
  for?: string[];
  when?: unknown;
  optional?: boolean;
  accept?: string[];
  maxMB?: number;
  sample?: string;
  blank?: string;
  help?: string;
}

export interface GuideSource {
  oneThing: {
    id: string;
    code: string;
    name: string;
    tips: { title: string; content: string; allowApply: boolean }[];
    matters: Record<string, SourceMatter>;
    materials: Record<string, SourceMaterial>;
    asked: Record<string, Record<string, { for?: string[] }>>;
    guide: {
      before?: SourceCounts;
      now: SourceCounts;
      policies: { title: string; number?: string; issuer?: string; url?: string }[] | null;
      consult: SourceWay[] | null;
      complaint: SourceWay[] | null;
    };
  };
  form: { sections: { key: string; fields: { key: string }[] }[] };
  /** Department id → name. */
  departments: Record<string, string>;
}
