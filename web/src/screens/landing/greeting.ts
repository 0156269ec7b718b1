/** How the club greets, if it does: its server writes that into the page, for all languages or for each. */
const said = (which: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`[name=greeting]${which}`)?.content;

/** The greeting in this language, else in one that there is. */
export const greeting = (language: string): string | undefined =>
  said(`[lang=${language}]`) ?? said(":not([lang])") ?? said("[lang=en]") ?? said("");
