// In: the declaration at its second of five steps. Out: who applies, for whom and where, masked, to be confirmed before the form.
import { chakra } from "@chakra-ui/react";
import { maskIdCard, maskName, maskPhone } from "../../engine/index.ts";
import { StepFrame } from "../frame/step-frame.tsx";
import { Card } from "../look/parts/card.tsx";
import { DataPairs } from "../look/parts/data-pairs.tsx";
import { Note } from "../look/parts/note.tsx";
import { confirmWords } from "../words/steps.ts";
import type { StepProps } from "./index.tsx";

const Cards = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr", lg: "1fr 1fr" },
    gap: "5",
    alignItems: "start",
  },
});
const Title = chakra("h2", { base: { textStyle: "cardTitle", mb: "3" } });
const Matters = chakra("ul", { base: { ps: "5", listStyleType: "disc" } });

export default function ConfirmInfo(props: StepProps) {
  const { definition, asked, record } = props;
  const { principal, areaId } = record;
  const { company } = principal;
  const person = [
    { label: confirmWords.name, value: maskName(principal.name) },
    { label: confirmWords.certificate, value: maskIdCard(principal.certificateNumber) },
    ...(principal.mobile ? [{ label: confirmWords.mobile, value: maskPhone(principal.mobile) }] : []),
  ];
  const township = areaId && definition.townships[areaId];
  return (
    <StepFrame
      title={confirmWords.title}
      lead={confirmWords.lead}
      takeFocus={props.takeFocus}
      back={props.back}
      next={props.next}
    >
      {props.head}
      {props.questions}
      <Cards>
        {company && (
          <Card>
            <Title>{confirmWords.company}</Title>
            <DataPairs
              pairs={[
                { label: confirmWords.companyName, value: company.name },
                { label: confirmWords.creditCode, value: company.creditCode },
              ]}
            />
          </Card>
        )}
        <Card>
          <Title>{company ? confirmWords.agent : confirmWords.applicant}</Title>
          <DataPairs
            pairs={[...person, ...(township ? [{ label: confirmWords.township, value: township }] : [])]}
          />
        </Card>
        <Card>
          <Title>{confirmWords.matters(asked.matters.length)}</Title>
          <Matters>
            {asked.matters.map(({ key, matter }) => (
              <li key={key}>{matter.name}</li>
            ))}
          </Matters>
        </Card>
      </Cards>
      <Note>{confirmWords.wrong}</Note>
      {props.materials}
    </StepFrame>
  );
}
