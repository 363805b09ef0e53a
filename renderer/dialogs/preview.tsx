// Shows a file in a large dialog, page by page, with zoom and download.
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { DialogFrame } from "../look/dialog/dialog-frame.tsx";
import { Icon } from "../look/icons.tsx";
import { part } from "../look/part.tsx";
import { Button } from "../look/parts/button.tsx";
import { Stack } from "../look/parts/layout.tsx";
import { Note } from "../look/parts/note.tsx";
import { SkeletonBar } from "../look/parts/skeleton-rows.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { dialogTexts, previewTexts } from "../texts/dialogs.ts";
import { PdfPage } from "./preview/pdf-page.tsx";
import { Picture } from "./preview/picture.tsx";
import { Tools } from "./preview/tools.tsx";
import { usePdf } from "./preview/use-pdf.ts";
import { larger, leastZoom, smaller } from "./preview/zoom.ts";
import styles from "./preview.styles.ts";

// As high as the dialog can be without scrolling itself: only the file scrolls.
const Ground = part("section", styles.ground);

export interface PreviewDialogProps {
  name: string;
  url: string;
  /** Media type; a picture by default. */
  type?: string;
  onClose: () => void;
}

export default function PreviewDialog({ type = "image/jpeg", ...props }: PreviewDialogProps) {
  if (type === "application/pdf") return <PdfPreview {...props} />;
  if (type.startsWith("image/") && type !== "image/vnd.dwg") return <PicturePreview {...props} />;
  return (
    <PreviewFrame {...props}>
      <Note>{previewTexts.unshown}</Note>
    </PreviewFrame>
  );
}

type FileProps = Omit<PreviewDialogProps, "type">;

function PdfPreview(props: FileProps) {
  const [attempt, setAttempt] = useState(0);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState<number>(leastZoom);
  const [broken, setBroken] = useState(false);
  const { ref, room } = useRoom<HTMLElement>();
  const opened = usePdf(props.url, attempt);
  const pages = opened.state === "open" ? opened.pdf.numPages : 1;
  const turn = (to: number) => {
    setPage(Math.min(Math.max(1, to), pages));
    ref.current?.scrollTo({ top: 0 });
  };
  useKeys(ref, { ...zoomKeys(zoom, setZoom), PageDown: () => turn(page + 1), PageUp: () => turn(page - 1) });
  const failed = opened.state === "failed" || broken;
  const again = () => {
    setBroken(false);
    setAttempt(attempt + 1);
  };
  return (
    <PreviewFrame {...props}>
      {!failed && <Tools zoom={zoom} page={page} pages={pages} onZoom={setZoom} onPage={turn} />}
      {failed ? (
        <Failed locked={opened.state === "failed" && opened.locked} onRetry={again} />
      ) : (
        <FileArea name={props.name} area={ref}>
          {opened.state === "open" && room.width > 0 ? (
            <PdfPage
              name={props.name}
              pdf={opened.pdf}
              page={page}
              zoom={zoom}
              width={room.width}
              onFailed={() => setBroken(true)}
            />
          ) : (
            <Opening />
          )}
        </FileArea>
      )}
    </PreviewFrame>
  );
}

function PicturePreview(props: FileProps) {
  const [state, setState] = useState<"opening" | "open" | "failed">("opening");
  const [attempt, setAttempt] = useState(0);
  const [zoom, setZoom] = useState<number>(leastZoom);
  const { ref, room } = useRoom<HTMLElement>();
  useKeys(ref, zoomKeys(zoom, setZoom));
  const again = () => {
    setState("opening");
    setAttempt(attempt + 1);
  };
  return (
    <PreviewFrame {...props}>
      {state === "failed" ? (
        <Failed onRetry={again} />
      ) : (
        <>
          <Tools zoom={zoom} page={1} pages={1} onZoom={setZoom} onPage={() => {}} />
          <FileArea name={props.name} area={ref}>
            {state === "opening" && <Opening />}
            <Picture
              key={attempt}
              {...props}
              zoom={zoom}
              room={room}
              onOpen={() => setState("open")}
              onFailed={() => setState("failed")}
            />
          </FileArea>
        </>
      )}
    </PreviewFrame>
  );
}

function PreviewFrame({ name, url, onClose, children }: FileProps & { children: ReactNode }) {
  return (
    <DialogFrame
      title={previewTexts.title(name)}
      width={1200}
      full
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" asChild>
            <a href={url} download={/\.\w+$/.test(name) ? name : `${name}.pdf`}>
              <Icon name="download" size={20} />
              {previewTexts.download}
            </a>
          </Button>
          <Button onClick={onClose}>{dialogTexts.close}</Button>
        </>
      }
    >
      {children}
    </DialogFrame>
  );
}

/** Where the file scrolls; it takes the focus when the viewer opens, and with it the keys of the zoom. */
function FileArea({
  name,
  area,
  children,
}: {
  name: string;
  area: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  return (
    <Ground ref={area} tabIndex={0} data-autofocus="" aria-label={previewTexts.area(name)}>
      {children}
    </Ground>
  );
}

function Failed({ locked = false, onRetry }: { locked?: boolean; onRetry: () => void }) {
  return (
    <Note
      tone="warning"
      role="alert"
      action={
        !locked && (
          <Button variant="secondary" onClick={onRetry}>
            {previewTexts.retry}
          </Button>
        )
      }
    >
      {locked ? previewTexts.locked : previewTexts.failed}
    </Note>
  );
}

function Opening() {
  return (
    <div role="status">
      <VisuallyHidden>{previewTexts.opening}</VisuallyHidden>
      <Stack gap="4" className={styles.opening} aria-hidden="true">
        <SkeletonBar />
        <SkeletonBar />
        <SkeletonBar />
        <SkeletonBar />
      </Stack>
    </div>
  );
}

function zoomKeys(zoom: number, onZoom: (zoom: number) => void) {
  const up = () => onZoom(larger(zoom));
  const down = () => onZoom(smaller(zoom));
  return { "+": up, "=": up, "-": down, "−": down, "0": () => onZoom(leastZoom) };
}

/** Keys of a single character work on the file alone, where the focus says so (WCAG 2.1.4). */
function useKeys(file: RefObject<HTMLElement | null>, keys: Record<string, (() => void) | undefined>): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const work = now.current[event.key];
      // Shortcuts with a modifier belong to the browser.
      if (!work || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.length === 1 && document.activeElement !== file.current) return;
      event.preventDefault();
      work();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [file]);
}

function useRoom<Element extends HTMLElement>(): {
  ref: RefObject<Element | null>;
  room: { width: number; height: number };
} {
  const ref = useRef<Element>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const style = getComputedStyle(element);
      const width = Math.floor(
        element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight),
      );
      const height = Math.floor(
        element.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom),
      );
      setRoom((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}
