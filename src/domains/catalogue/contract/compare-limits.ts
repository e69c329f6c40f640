/** As many dossiers as a screen shows side by side (§14.4). */
export const mostCompared = 4;
