/**
 * A text of the about pages: sections of paragraphs and lists, as data, so that nothing needs to be
 * parsed.
 */
export interface AboutSection {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly points?: readonly string[];
}

/** One page of text. */
export interface AboutText {
  readonly title: string;
  /** One sentence for the list of texts. */
  readonly hint: string;
  readonly lead: string;
  /** Day of the last change, `YYYY/MM/DD`. */
  readonly changed: string;
  readonly sections: readonly AboutSection[];
}
