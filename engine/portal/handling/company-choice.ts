// Lists a person's companies, applies again for one that may be requested again, and takes the choice.

import { type ActorRefFrom, assign, createActor, fromPromise, setup } from "xstate";
import { companyState } from "../../application/authorisation.ts";
import type { CompanyInfo } from "../../contract/types.gen.ts";
import type { ClockPort } from "../ports.ts";

export interface CompanyChoicePorts {
  list(): Promise<CompanyInfo[]>;
  /** Returns the authorisation after applying again. A failed call has already shown its popup. */
  applyAgain(id: string): Promise<CompanyInfo>;
  chosen(company: CompanyInfo): void;
}

export interface CompanyChoiceContext {
  ports: CompanyChoicePorts;
  companies: CompanyInfo[];
  /** Id of the company that is being applied for. */
  applying: string | null;
}

const find = ({ companies }: CompanyChoiceContext, id: string) => companies.find((each) => each.id === id);

const choice = setup({
  types: {
    context: {} as CompanyChoiceContext,
    events: {} as { type: "CHOOSE"; id: string } | { type: "APPLY_AGAIN"; id: string } | { type: "RETRY" },
    input: {} as CompanyChoicePorts,
  },
  actors: {
    list: fromPromise<CompanyInfo[], CompanyChoicePorts>(({ input }) => input.list()),
    applyAgain: fromPromise<CompanyInfo, CompanyChoiceContext>(({ input: { ports, applying } }) =>
      ports.applyAgain(applying ?? ""),
    ),
  },
  guards: {
    isSelectable: ({ context, event }) =>
      event.type === "CHOOSE" && companyState(find(context, event.id)?.state ?? -1).selectable,
    canReapply: ({ context, event }) =>
      event.type === "APPLY_AGAIN" && companyState(find(context, event.id)?.state ?? -1).canReapply,
  },
  actions: {
    choose: ({ context, event }) => {
      const company = event.type === "CHOOSE" && find(context, event.id);
      if (company) context.ports.chosen(company);
    },
    begin: assign(({ event }) => ({ applying: event.type === "APPLY_AGAIN" ? event.id : null })),
  },
});

/** Spec 4, 5: only an approved company can be chosen; in state 8 a person may apply again. */
export const companyChoiceMachine = choice.createMachine({
  id: "companyChoice",
  context: ({ input }) => ({ ports: input, companies: [], applying: null }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "list",
        input: ({ context }) => context.ports,
        onDone: { target: "choosing", actions: assign({ companies: ({ event }) => event.output }) },
        onError: "unreachable",
      },
    },
    unreachable: { on: { RETRY: "loading" } },
    choosing: {
      on: {
        CHOOSE: { guard: "isSelectable", actions: "choose" },
        APPLY_AGAIN: { guard: "canReapply", target: "applying", actions: "begin" },
      },
    },
    applying: {
      invoke: {
        src: "applyAgain",
        input: ({ context }) => context,
        onDone: {
          target: "choosing",
          actions: assign(({ context, event: { output } }) => ({
            applying: null,
            companies: context.companies.map((each) => (each.id === output.id ? output : each)),
          })),
        },
        // Somebody was faster, or the network is down: loads the current state again.
        onError: { target: "loading", actions: assign({ applying: null }) },
      },
    },
  },
});

export type CompanyChoiceRef = ActorRefFrom<typeof companyChoiceMachine>;

/** Not started yet. */
export function createCompanyChoice(ports: CompanyChoicePorts, clock: ClockPort): CompanyChoiceRef {
  return createActor(companyChoiceMachine, { input: ports, clock });
}
