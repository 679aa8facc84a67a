import { useEffect, useRef, type ComponentProps } from "react";
import { useT } from "#app/language/language.ts";
import {
  beginPull,
  clampToOther,
  type End,
  type Move,
  type Pull,
  type Span,
} from "#app/ui/range-pull.ts";
import { inlineSign } from "#app/text/inline-sign.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import styles from "./range-field.module.css";

interface RangeHandlesProps {
  label: string;
  min: number;
  max: number;
  span: Span;
  /** Formats a value for screen readers. */
  format: (end: number) => string;
  /** Number of ticks of the ruler. */
  parts: number;
  /** Id of the form that owns the handles: they are no fields of the one around them. */
  owner: string;
  onMove: (move: Move) => void;
}

/** Half a handle in pixels: `--p` in the stylesheet. */
const HANDLE = 14;
const ENDS = ["from", "to"] as const;

/** Two overlaid native ranges, which are not posted; disabled without script. */
export function RangeHandles({
  label,
  min,
  max,
  span,
  format,
  parts,
  owner,
  onMove,
}: RangeHandlesProps) {
  const track = useRef<HTMLDivElement>(null);
  const t = useT();
  const labels = { from: t("ui.lowerEnd", { label }), to: t("ui.upperEnd", { label }) };
  const isHydrated = useHydrated();
  const share = (end: number): number => ((end - min) / (max - min)) * 100;
  const handle = (end: End): HTMLInputElement | null | undefined =>
    track.current?.querySelector<HTMLInputElement>(`[data-end=${end}]`);
  useEffect(() => {
    for (const end of ENDS) {
      const input = handle(end);
      if (input) input.value = String(span[end]);
    }
  });
  const pulling = usePull({
    min,
    max,
    span,
    onMove,
    onTaken: (end) => handle(end)?.focus({ preventScroll: true }),
  });
  return (
    <div
      ref={track}
      className={styles.track}
      style={{ "--lo": share(span.from), "--hi": share(span.to), "--parts": parts }}
      inert={!isHydrated}
      {...pulling}
    >
      {ENDS.map((end) => (
        <input
          key={end}
          type="range"
          form={owner}
          data-end={end}
          defaultValue={span[end]}
          min={min}
          max={max}
          step={1}
          aria-label={labels[end]}
          aria-valuetext={format(span[end])}
          // In the capture phase, before the form reads its fields and React resets the handle.
          onInputCapture={({ currentTarget: input }) => {
            const value = clampToOther(span, { end, value: Number(input.value) });
            input.value = String(value);
            onMove({ end, value });
          }}
        />
      ))}
    </div>
  );
}

interface PullOptions extends Pick<RangeHandlesProps, "min" | "max" | "span" | "onMove"> {
  onTaken: (end: End) => void;
}

type Handlers = Pick<
  ComponentProps<"div">,
  "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel"
>;

/** Clicks and drags on the track. A touch that scrolls the page moves nothing. */
function usePull({ min, max, span, onMove, onTaken }: PullOptions): Handlers {
  const pull = useRef<Pull | null>(null);
  // Positions along the text: from right to left they are negative.
  const sign = useRef<1 | -1>(1);
  const apply = (move: Move | null): void => {
    if (!move) return;
    onTaken(move.end);
    onMove(move);
  };
  return {
    onPointerDown(event) {
      if (event.button !== 0 || !event.isPrimary) return;
      // Prevents text selection and loss of focus.
      event.preventDefault();
      const { currentTarget: track, clientX } = event;
      const box = track.getBoundingClientRect();
      sign.current = inlineSign(track);
      const start = sign.current > 0 ? box.left : -box.right;
      const ruler = { min, max, start: start + HANDLE, length: box.width - 2 * HANDLE };
      track.setPointerCapture(event.pointerId);
      pull.current = beginPull(ruler, span, clientX * sign.current, HANDLE);
    },
    onPointerMove: ({ clientX }) =>
      void (pull.current && apply(pull.current.to(clientX * sign.current))),
    onPointerUp({ clientX }) {
      if (!pull.current) return;
      onTaken(pull.current.nearer);
      apply(pull.current.release(clientX * sign.current));
      pull.current = null;
    },
    onPointerCancel: () => void (pull.current = null),
  };
}
