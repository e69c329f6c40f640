/** As long as a reason may be (§12.16): a sentence or two. */
export const reasonLength = 500;
