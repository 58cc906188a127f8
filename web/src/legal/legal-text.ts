/** A static legal page: sections that a link can point to. */
export type LegalText = {
  title: string;
  /** The day the words last changed, YYYY-MM-DD. */
  lastChanged: string;
  intro: string;
  sections: LegalSection[];
};

export type LegalSection = {
  id: string;
  heading: string;
  paragraphs?: string[];
  bullets?: string[];
};
