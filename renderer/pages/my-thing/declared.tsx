// In: what was declared, masked by the gateway. Out: who applied, and every section of the form.
import { chakra } from "@chakra-ui/react";
import type { ApplicationDetail } from "../../../engine/index.ts";
import { Card } from "../../look/parts/card.tsx";
import { DataPairs } from "../../look/parts/data-pairs.tsx";
import { detailWords } from "../../words/detail-page.ts";
import { draftChangesWords } from "../../words/draft-changes.ts";

const words = detailWords;

const Title = chakra("h2", { base: { mb: "3", textStyle: "cardTitle" } });
const Section = chakra("h3", { base: { mb: "2", fontSize: "md" } });
const Sections = chakra("div", { base: { display: "grid", gap: "5" } });

export function Applicant({ detail }: { detail: ApplicationDetail }) {
  const pairs = [
    { label: words.applicant, value: detail.applicantNameText },
    { label: words.paper, value: detail.applicantPaperCodeText },
    { label: words.mobile, value: detail.applicantMobileText },
    { label: words.company, value: detail.companyName },
  ];
  return (
    <Card>
      <Title>{words.content}</Title>
      <DataPairs pairs={pairs.filter(({ value }) => value)} />
    </Card>
  );
}

export function Declared({ content }: { content: ApplicationDetail["formContent"] }) {
  if (content.length === 0) return null;
  return (
    <Card>
      <Title>{words.sections}</Title>
      <Sections>
        {content.map(({ section, title, fields }, place) => (
          // Rows of a repeatable section come under the same section key.
          // biome-ignore lint/suspicious/noArrayIndexKey: what was declared never changes its order
          <div key={`${section}-${place}`}>
            <Section>{title}</Section>
            <DataPairs
              pairs={fields.map(({ title: label, text }) => ({ label, value: text || words.empty }))}
            />
          </div>
        ))}
      </Sections>
    </Card>
  );
}

/** What a draft answered under a former version of its one-thing: kept, and never sent. */
export function LetGo({ answers }: { answers: NonNullable<ApplicationDetail["notAsked"]> }) {
  if (answers.length === 0) return null;
  return (
    <Card>
      <Title>{draftChangesWords.keptTitle}</Title>
      <DataPairs pairs={answers.map(({ title, text }) => ({ label: title, value: text }))} />
    </Card>
  );
}
