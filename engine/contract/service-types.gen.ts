// The shapes of every call of the city's services, printed from schemas/contract/city-services by `npm run contract`.

import type { HouseInfo } from "./types.gen.ts";

export type Text = string;
/** The portal's own id, for this act only. */
export type Id = string;
/** Epoch milliseconds. */
export type Time = number;
/** Unified social credit code. */
export type CreditCode = string;
/** An address for the browser: https://…, or a path of the portal's own where a stand-in answers. */
export type Address = string;
/** Scheme and host of the portal, without a slash at the end. */
export type Origin = string;
export type Company = { name: Text; creditCode: CreditCode };
/** A person; the number of the identity card is empty when it is not verified. */
export type Citizen = { realName: Text; certificateNumber: Text; mobile: Text };
/** Whose records are looked up: the person who declares, or the company that this person declares for. */
export type Holder = {
  kind: "person" | "company"; name: Text; certificateNumber: Text; mobile: Text; company?: Company;
};
export type Licence = {
  name: Text;
  /** Masked. */
  numberText: string;
  issuer: Text;
};
/** An empty object: the service is well and knows the secret. */
export type Health = Record<string, never>;
export type Nothing = Record<string, never>;
/** Service → call → what it is asked and what it answers. */
export type Services = {
  /** A login platform with a protocol of its own: it leads back with a one-time credential */
  provincialLogin: {
    /** The person who came back with a one-time credential */
    exchange: {
      ask: { credential: string };
      answer: {
        /** null: unknown, used before, or too old. */
        person: {
          /** Stays the same for this person, and is neither an ID number nor a mobile: it stands in every table, and in the clear. */
          id: string;
          realName: Text; mobile: Text;
          /** Empty when the person is not verified. */
          certificateNumber: string;
          loginName: Text;
        } | null;
      };
    };
    /** Whether the service is well and the secret is the right one */
    health: { ask: Nothing; answer: Health };
  };
  /** The register of electronic licences */
  eLicences: {
    /** The holder's licence that stands for a material */
    find: {
      ask: { holder: Holder; materialName: Text };
      answer: {
        /** null: the holder has none. */
        licence: Licence | null;
      };
    };
    /** A found licence as a PDF */
    paper: {
      ask: { holder: Holder; licence: Licence };
      answer: {
        /** Base64; null: the register no longer has it. */
        pdf: string | null;
      };
    };
    /** Whether the service is well and the secret is the right one */
    health: { ask: Nothing; answer: Health };
  };
  /** The register of real estate */
  houseInfo: {
    /** The houses of a holder */
    houses: { ask: { holder: Holder }; answer: { houses: HouseInfo[] } };
    /** Whether the service is well and the secret is the right one */
    health: { ask: Nothing; answer: Health };
  };
  /** The register of companies */
  companyRegister: {
    /** What is registered about a company */
    find: {
      ask: { creditCode: CreditCode };
      answer: {
        /** null: it knows no such company. */
        company: {
          /** Who represents the company. */
          operManName: string;
          /** Identity card of that person. */
          operManCode: string;
          operManPhoneNumber: string; organizationAddress: Text; businessScope: string;
          /** In ten thousand yuan; empty: none is registered. */
          registeredCapital: string;
        } | null;
      };
    };
    /** Whether the service is well and the secret is the right one */
    health: { ask: Nothing; answer: Health };
  };
  /** The face check by a code that a phone scans */
  faceCheck: {
    /** Begins a check */
    begin: {
      ask: {
        id: Id; person: Citizen;
        /** Why, shown on the phone. */
        reason: string;
        origin: Origin;
      };
      answer: {
        /** What the code says. */
        qrText: string;
        expiresAt: Time;
      };
    };
    /** How a check that was begun stands */
    look: { ask: { id: Id }; answer: { state: "waiting" | "confirmed" | "refused" | "failed" | "expired" } };
    /** Whether the service is well and the secret is the right one */
    health: { ask: Nothing; answer: Health };
  };
  /** The electronic business licence, with which a legal person confirms a code */
  licenceQr: {
    /** A code to scan */
    begin: {
      ask: { id: Id; origin: Origin };
      answer: {
        /** A PNG in Base64, without a prefix. */
        imageBase64: string;
        /** What the code says. */
        text: string;
        expiresAt: Time;
      };
    };
    /** How a code stands; a confirmed one brings an auth code that can be used once, for a short time */
    look: {
      ask: { id: Id };
      answer: {
        state: "waiting" | "confirmed" | "refused" | "failed" | "expired";
        /** null unless confirmed. */
        authCode: string | null;
      };
    };
    /** The legal person whose licence confirmed a code */
    exchange: {
      ask: { authCode: string };
      answer: {
        /** null: unknown, used before, or too old. */
        person: {
          /** Stays the same for this person, and is neither an ID number nor a mobile: it stands in every table, and in the clear. */
          id: string;
          realName: Text; mobile: Text;
          /** Empty when the person is not verified. */
          certificateNumber: string;
          loginName: Text;
          /** Number of the licence. */
          entLicenseSn: string;
          company: {
            /** Stays the same for this company. */
            id: string;
            companyName: Text; unifiedSocialCreditCode: CreditCode; description: Text;
            /** yyyy-MM-dd HH:mm:ss */
            applyTime: string;
          };
        } | null;
      };
    };
    /** Whether the service is well and the secret is the right one */
    health: { ask: Nothing; answer: Health };
  };
  /** The platform on which a company sets its electronic seal */
  eSign: {
    /** Begins a signing flow */
    begin: {
      ask: {
        id: Id; company: Company;
        /** Who acts for the company. */
        signer: string;
        oneThing: Text; matters: Text[]; statement: string;
        /** Where the platform leads back to, adding result and sign: HMAC-SHA256 with the key over “e-sign-result”, flow, state and result, each on its own line, in lower-case hex. */
        returnTo: string;
        key: Text; expiresAt: Time;
      };
      answer: { url: Address };
    };
    /** The page to sign on, again */
    page: {
      ask: { id: Id };
      answer: {
        /** null: the platform no longer knows the flow. */
        url: Address | null;
      };
    };
    /** The signed file */
    file: {
      ask: { id: Id };
      answer: {
        /** null until it exists. */
        url: Address | null;
      };
    };
    /** Whether the service is well and the secret is the right one */
    health: { ask: Nothing; answer: Health };
  };
  /** Which companies let a person act for them */
  authorisations: {
    /** The companies that have been asked, and what each has said */
    list: {
      ask: { person: Citizen };
      answer: {
        companies: {
          companyName: string; creditCode: CreditCode;
          /** A line below the name. */
          description: string;
          /** yyyy-MM-dd HH:mm:ss */
          applyTime: string;
          /** 0 asked, 1 being examined, 2 granted, 8 may be asked again, 9 refused. */
          state: 0 | 1 | 2 | 8 | 9;
        }[];
      };
    };
    /** Asks a company again, where its state is 8 */
    apply: {
      ask: { person: Citizen; creditCode: CreditCode };
      answer: {
        /** false: the state is no longer 8. */
        taken: boolean;
      };
    };
    /** Whether the service is well and the secret is the right one */
    health: { ask: Nothing; answer: Health };
  };
  /** Short messages to a phone */
  messages: {
    /** Sends one message */
    send: {
      ask: { mobile: string; text: string };
      answer: {
        /** The service's own id of the message. */
        id: string;
      };
    };
    /** Whether the service is well and the secret is the right one */
    health: { ask: Nothing; answer: Health };
  };
};
