interface Props {
  colours: readonly string[];
  x: number;
  y: number;
  width?: number;
}

/** A short bar in the colours of the shop's logo, over its name. */
export function ShopColours({ colours, x, y, width = 96 }: Props) {
  const part = width / colours.length;
  return (
    <g>
      {colours.map((colour, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a colour is its place
        <rect key={at} x={x + at * part} y={y} width={part + 0.5} height="8" fill={colour} />
      ))}
    </g>
  );
}
