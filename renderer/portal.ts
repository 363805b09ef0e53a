// Connects the portal to the components; this is the only place where React meets the actors.
import { useSelector } from "@xstate/react";
import {
  createContext,
  createElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { DeclarationEvent, DeclarationRef } from "../engine/index.ts";
import {
  type Ask,
  type AutosaveView,
  type CallName,
  type CompanyChoiceRef,
  type DeclarationSession,
  dialogOf,
  type HandlingContext,
  type HandwritingRef,
  type Load,
  type LoadName,
  loadOf,
  type MaterialEvent,
  type MaterialsState,
  type Portal,
  type PortalContext,
  type PortalEvent,
  type QrCheckRef,
  type ShownDialog,
  type SupplementOf,
  type SupplementRef,
  shownDialog,
} from "../engine/portal/index.ts";

const Context = createContext<Portal | null>(null);

/** Provides the portal to everything below it. */
export function PortalProvider({ portal, children }: { portal: Portal; children: ReactNode }) {
  return createElement(Context.Provider, { value: portal }, children);
}

/** The parts of the portal that are no state: `client.downloadUrl`, `today()`, `persist()`. */
export function usePortalParts(): Portal {
  const portal = useContext(Context);
  if (!portal) throw new Error("No portal here: put the component below PortalProvider.");
  return portal;
}

type Compare<T> = (one: T, other: T) => boolean;

/** Selects from the root actor's context. A selector that makes a new object each time needs its own `compare`. */
export function usePortal<T>(selector: (context: PortalContext) => T, compare?: Compare<T>): T {
  const { actor, first } = usePortalParts();
  const subscribe = useCallback(
    (listener: () => void) => {
      const { unsubscribe } = actor.subscribe(listener);
      return unsubscribe;
    },
    [actor],
  );
  const kept = useRef<T>(undefined);
  const select = (context: PortalContext): T => {
    const next = selector(context);
    if (kept.current === undefined || !compare?.(kept.current, next)) kept.current = next;
    return kept.current;
  };
  // A document is taken over as it was rendered, whatever has happened since.
  return useSyncExternalStore(
    subscribe,
    () => select(actor.getSnapshot().context),
    () => select(first),
  );
}

export function useSend(): (event: PortalEvent) => void {
  return usePortalParts().send;
}

export type DeclarationSnapshot = ReturnType<DeclarationRef["getSnapshot"]>;

/** The running declaration and what belongs to it; null while there is none. */
export function useSession(): DeclarationSession | null {
  return usePortal(({ session }) => session);
}

/** Selects from the running declaration; undefined while there is none. */
export function useDeclaration<T>(
  selector: (snapshot: DeclarationSnapshot) => T,
  compare?: Compare<T | undefined>,
): T | undefined {
  return useSelector(
    useSession()?.actor,
    (snapshot: DeclarationSnapshot | undefined) => (snapshot ? selector(snapshot) : undefined),
    compare,
  );
}

export function useDeclarationSend(): (event: DeclarationEvent) => void {
  const { actor } = usePortalParts();
  return useMemo(() => (event) => actor.getSnapshot().context.session?.actor.send(event), [actor]);
}

const nothingToSave: AutosaveView = { status: "idle" };

/** The state of saving; a new object after each change of the draft. */
export function useAutosave(): AutosaveView {
  const session = useSession();
  const snapshot = useSelector(session?.autosave, (now) => now);
  return useMemo(() => (session && snapshot ? session.saving() : nothingToSave), [session, snapshot]);
}

/** Selects from the state of saving. */
export function useAutosaveOf<T>(selector: (view: AutosaveView) => T, compare?: Compare<T>): T {
  const session = useSession();
  return useSelector(
    session?.autosave,
    (snapshot) => selector(session && snapshot ? session.saving() : nothingToSave),
    compare,
  );
}

/** Selects from what is on its way into the declaration: files, licences, register records; undefined while none runs. */
export function useMaterials<T>(selector: (state: MaterialsState) => T): T | undefined {
  return useSelector(useSession()?.materials.state, (snapshot) => snapshot && selector(snapshot.context));
}

export function useMaterialsSend(): (event: MaterialEvent) => void {
  const { actor } = usePortalParts();
  return useMemo(() => (event) => actor.getSnapshot().context.session?.materials.send(event), [actor]);
}

/** The dialog that covers the page now. */
export function useShownDialog(): ShownDialog | null {
  const { handling } = usePortalParts();
  const asked = useSelector(handling, dialogOf);
  const conflict = useAutosaveOf(({ status }) => status === "conflict");
  return usePortal((portal) => shownDialog(portal, { conflict, asked }));
}

/** Selects from the handling that the open dialog is a part of. */
export function useHandling<T>(selector: (context: HandlingContext) => T): T {
  return useSelector(usePortalParts().handling, ({ context }) => selector(context));
}

/** The face check of the open dialog; undefined until its code is loaded. */
export const useFaceCheck = () => useRunning(useHandling(({ face }) => face));

/** The choice of a company of the open dialog; undefined until its code is loaded. */
export const useCompanyChoice = () => useRunning(useHandling(({ companies }) => companies));

/** The legal person's login of the open dialog; undefined until its code is loaded. */
export function useLegalLogin() {
  const legal = usePortal((context) => context.legal);
  return useRunning(legal === "opening" ? null : legal);
}

function useRunning<Ref extends QrCheckRef | CompanyChoiceRef | SupplementRef | HandwritingRef>(
  ref: Ref | null,
) {
  const actor = ref ?? undefined;
  const snapshot = useSelector(actor, (now) => now) as ReturnType<Ref["getSnapshot"]> | undefined;
  return actor && snapshot && { snapshot, send: actor.send as Ref["send"] };
}

/** Starts what `load` gives and stops it when the component goes; undefined until its code is loaded. */
function useLoaded<Ref extends SupplementRef | QrCheckRef | HandwritingRef>(load: () => Promise<Ref>) {
  const { report } = usePortalParts();
  const [actor, setActor] = useState<Ref>();
  useEffect(() => {
    let made: Ref | undefined;
    let left = false;
    load().then((loaded) => {
      if (left) return;
      made = loaded;
      loaded.start();
      setActor(loaded);
    }, report);
    return () => {
      left = true;
      made?.stop();
    };
  }, [load, report]);
  return useRunning<Ref>(actor ?? null);
}

/** Gathers here what an application waits for. */
export function useSupplement({ id, matterInfoId }: SupplementOf) {
  const { supplement } = usePortalParts();
  return useLoaded(useCallback(() => supplement({ id, matterInfoId }), [supplement, id, matterInfoId]));
}

/** The signing by phone of that declaration, from its QR code to the signature. */
export const usePhoneSigning = ({ phoneSigning }: DeclarationSession) => useLoaded(phoneSigning);

/** What a phone signs with the link of that token. */
export function useHandwriting(token: string) {
  const { handwriting } = usePortalParts();
  return useLoaded(useCallback(() => handwriting(token), [handwriting, token]));
}

export interface Loading<Name extends LoadName> extends Load<Name> {
  /** Loads again; the old data stays visible meanwhile. */
  refresh(): void;
}

/** Data of a read-only call, which starts when the component is shown; nothing is called for `false`. `fresh`: loads again each time it is shown. */
export function useLoad<Name extends LoadName & CallName>(
  name: Name,
  input: Ask<Name> | false,
  { fresh = false }: { fresh?: boolean } = {},
): Loading<Name> {
  const { loads } = usePortalParts();
  const person = usePortal(({ user }) => user?.id);
  const key = JSON.stringify(input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the input, and loads are other ones for another person.
  const load = useMemo(() => (input ? loads.get(name, input) : undefined), [loads, name, key, person]);
  useEffect(() => load?.send({ type: fresh ? "REFRESH" : "LOAD" }), [load, fresh]);
  const snapshot = useSelector(load, (now) => now);
  return { ...loadOf<Name>(snapshot), refresh: () => load?.send({ type: "REFRESH" }) };
}
