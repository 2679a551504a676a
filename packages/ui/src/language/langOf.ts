/** How the English sentences begin that French pages show: the specification words them so. */
const english =
  /^(?:Failed to |Product not found|Back to Products|Unexpected Application Error|OTP (?:is required|verification failed)|(?:Login|Registration|Logout|Update|Update confirmation) failed)/;

/** The language of a text where it is not the page's: for the `lang` of what holds it. */
export const langOf = (text: string | null | undefined): 'en' | undefined =>
  text && english.test(text) ? 'en' : undefined;
