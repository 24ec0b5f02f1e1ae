import { mix } from './colour.ts';

interface ThemeColours {
  /** The colour of text. */
  ink: string;
  /** The background. */
  paper: string;
}

/** How much of its colour the light behind a highlighted card has, 0 to 1. */
export const highlightShare = 0.1;

interface LightGrounds {
  shade: string;
  paper: string;
  surface: string;
  tint: string;
}

/** What text may stand on in the light scheme: the shaded, the plain and the raised ground, and the accent's tint. */
export function lightGrounds({ ink, paper }: ThemeColours, accent: string): LightGrounds {
  return { shade: mix(paper, ink, 0.045), paper, surface: mix(paper, '#ffffff', 0.75), tint: mix(paper, accent, 0.08) };
}
