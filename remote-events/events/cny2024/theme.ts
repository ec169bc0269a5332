/** Colours of this season only; they stand on the page's own element and touch nothing else. */
export const theme = `
  --season-ink: #fff3d6; --season-ink-2: #f7d9a6; --season-figure: #ffe3a1; --season-gold: #f4c565; --season-deep: #2c0608;
  --season-box: rgb(60 8 10 / 72%); --season-line: rgb(255 214 140 / 28%); --season-card: rgb(74 12 14 / 78%);
  --brand: #f4c565; --gold: #ff8a4f; --line: rgb(255 214 140 / 22%); --focus: #ffe3a1;
`;
