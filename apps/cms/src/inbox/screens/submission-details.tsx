import type { UIFieldServerProps } from "payload";
import { Neighbours } from "#inbox/screens/neighbours.tsx";
import { WatchColleagues } from "#inbox/screens/watch-colleagues.tsx";
import { WhatWasSent } from "#inbox/screens/what-was-sent.tsx";

export function SubmissionDetails(props: UIFieldServerProps) {
  const { id = 0 }: { id?: number } = props.data ?? {};
  return (
    <WhatWasSent {...props}>
      <Neighbours id={id} />
      <WatchColleagues id={id} />
    </WhatWasSent>
  );
}
