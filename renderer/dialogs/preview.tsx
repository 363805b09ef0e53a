// In: the address of a file and its type. Out: the file in a large dialog, page by page, larger and smaller, with a way to download it.
import { chakra } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { DialogFrame } from "../frame/dialog-frame.tsx";
import { Icon } from "../look/icons.tsx";
import { Button } from "../look/parts/button.tsx";
import { Note } from "../look/parts/note.tsx";
import { SkeletonBar } from "../look/parts/skeleton-rows.tsx";
import { VisuallyHidden } from "../look/parts/visually-hidden.tsx";
import { dialogWords, previewWords } from "../words/dialogs.ts";
import { PdfPage } from "./preview/pdf-page.tsx";
import { Picture } from "./preview/picture.tsx";
import { Tools } from "./preview/tools.tsx";
import { useKeys } from "./preview/use-keys.ts";
import { usePdf } from "./preview/use-pdf.ts";
import { useRoom } from "./preview/use-room.ts";
import { larger, leastZoom, smaller } from "./preview/zoom.ts";

// As high as the dialog can be without its own scrolling: only the file moves.
const Ground = chakra("div", {
  base: {
    position: "relative",
    h: { base: "calc(100dvh - 250px)", md: "calc(100dvh - 268px)" },
    minH: "48",
    overflow: "auto",
    p: { base: "2", md: "4" },
    borderRadius: "md",
    bg: "bg.muted",
  },
});
const Waiting = chakra("div", {
  base: { display: "grid", gap: "4", maxW: "595px", mx: "auto", p: "8", bg: "bg.panel" },
});

export interface PreviewDialogProps {
  name: string;
  url: string;
  /** Media type; absent: a picture. */
  type?: string;
  onClose: () => void;
}

export default function PreviewDialog({ type = "image/jpeg", ...props }: PreviewDialogProps) {
  if (type === "application/pdf") return <PdfPreview {...props} />;
  if (type.startsWith("image/") && type !== "image/vnd.dwg") return <PicturePreview {...props} />;
  return (
    <PreviewFrame {...props}>
      <Note>{previewWords.unshown}</Note>
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
  useKeys({ ...zoomKeys(zoom, setZoom), PageDown: () => turn(page + 1), PageUp: () => turn(page - 1) });
  const failed = opened.state === "failed" || broken;
  const again = () => {
    setBroken(false);
    setAttempt(attempt + 1);
  };
  return (
    <PreviewFrame {...props}>
      {!failed && <Tools {...{ zoom, page, pages }} onZoom={setZoom} onPage={turn} />}
      {failed ? (
        <Failed locked={opened.state === "failed" && opened.locked} onRetry={again} />
      ) : (
        <Ground ref={ref as never} as="section" tabIndex={0} aria-label={previewWords.area(props.name)}>
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
        </Ground>
      )}
    </PreviewFrame>
  );
}

function PicturePreview(props: FileProps) {
  const [state, setState] = useState<"opening" | "open" | "failed">("opening");
  const [attempt, setAttempt] = useState(0);
  const [zoom, setZoom] = useState<number>(leastZoom);
  const { ref, room } = useRoom<HTMLElement>();
  useKeys(zoomKeys(zoom, setZoom));
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
          <Ground ref={ref as never} as="section" tabIndex={0} aria-label={previewWords.area(props.name)}>
            {state === "opening" && <Opening />}
            <Picture
              key={attempt}
              {...props}
              zoom={zoom}
              room={room}
              onOpen={() => setState("open")}
              onFailed={() => setState("failed")}
            />
          </Ground>
        </>
      )}
    </PreviewFrame>
  );
}

function PreviewFrame({ name, url, onClose, children }: FileProps & { children: ReactNode }) {
  return (
    <DialogFrame
      title={previewWords.title(name)}
      width={1200}
      full
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" asChild>
            <a href={url} download={/\.\w+$/.test(name) ? name : `${name}.pdf`}>
              <Icon name="download" size={20} />
              {previewWords.download}
            </a>
          </Button>
          <Button onClick={onClose}>{dialogWords.close}</Button>
        </>
      }
    >
      {children}
    </DialogFrame>
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
            {previewWords.retry}
          </Button>
        )
      }
    >
      {locked ? previewWords.locked : previewWords.failed}
    </Note>
  );
}

function Opening() {
  return (
    <div role="status">
      <VisuallyHidden>{previewWords.opening}</VisuallyHidden>
      <Waiting aria-hidden="true">
        <SkeletonBar w="60%" h="7" mx="auto" />
        <SkeletonBar w="96%" />
        <SkeletonBar w="88%" />
        <SkeletonBar w="92%" />
      </Waiting>
    </div>
  );
}

function zoomKeys(zoom: number, onZoom: (zoom: number) => void) {
  const up = () => onZoom(larger(zoom));
  const down = () => onZoom(smaller(zoom));
  return { "+": up, "=": up, "-": down, "−": down, "0": () => onZoom(leastZoom) };
}
