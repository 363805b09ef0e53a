// Sends a guide on, by what a phone shares with or as a copied link, and prints it.
import { Icon } from "../../look/icons.tsx";
import { Button } from "../../look/parts/button.tsx";
import { CopyButton } from "../../look/parts/copy-button.tsx";
import { Row } from "../../look/parts/layout.tsx";
import { useTouch } from "../../look/use-touch.ts";
import { usePortalParts } from "../../portal.ts";
import { guidePageTexts as texts } from "../../texts/guide.ts";
import styles from "./share.styles.ts";

/** `path`: the guide's address in the portal. */
export function Share({ name, path }: { name: string; path: string }) {
  const url = usePortalParts().origin + path;
  // A computer shares no shorter way than by a link, and a phone has no printer at hand.
  const touch = useTouch();
  return (
    <Row gap="1" className={styles.root}>
      {touch && "share" in navigator ? (
        // Whoever closes the phone's window shares nothing.
        <Button
          variant="text"
          beside
          onClick={() => void navigator.share({ title: name, url }).catch(() => {})}
        >
          <Icon name="external" size={16} />
          {texts.share}
        </Button>
      ) : (
        <CopyButton text={url} what={texts.ofGuide} words={texts.copyLink} />
      )}
      {!touch && (
        <Button variant="text" beside onClick={() => window.print()}>
          <Icon name="printer" size={16} />
          {texts.print}
        </Button>
      )}
    </Row>
  );
}
