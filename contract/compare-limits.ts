/** As many dossiers as a screen shows side by side. */
export const mostCompared = 4;
