export const modifiedRelease = /^(?:Extended|Delayed) Release /;
/** Swallowed or chewed and released at once: what a waiver by class is open to. */
export const releasedAtOnce =
  /^(?:Tablets|Film Coated Tablets|Chewable Tablets|Dispersible Tablets|Orally Disintegrating Tablets|Capsules|Powders & Granules|Oral Suspension|Oral Solution|Syrup)$/;

/** A biowaiver that is claimed, and of more than the smaller strengths of what was studied. */
export function waiverIn(text: string): 'by class' | 'whole' | null {
  const claimed = text.split(/[;.\n]/).filter((part) => {
    if (!/bio-?waiver|waiver of (?:in[- ]vivo|be\b|bioequivalence)/i.test(part)) return false;
    if (
      /\b(?:no|not|without|nor|un)\b[^,]{0,200}waiver|waiver (?:is |was )?(?:not|refused|rejected|denied)/i.test(
        part,
      )
    )
      return false;
    return !/(?:lower|other|additional|further|remaining|smaller|higher|intermediate) strengths?|strength biowaiver|for (?:the )?[\d., mgcand]+(?:mg|mcg)/i.test(
      part,
    );
  });
  if (claimed.length === 0) return null;
  return claimed.some((part) => /\bBCS\b/i.test(part)) ? 'by class' : 'whole';
}

export const correlation = /IVIVC|in[- ]vitro[ /–-]{1,3}in[- ]vivo correlation/i;
