/** As many dossiers as a screen shows side by side (§14.4). */
export const mostCompared = 4;

/** So many dossiers and plants one brief goes to (§25.1). */
export const mostBriefed = 20;
