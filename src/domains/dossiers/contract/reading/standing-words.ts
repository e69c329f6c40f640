/** In English, and as German, French, Spanish, Italian and Portuguese listings have it. */
const kinds = {
  not: `not|n['’]t|cannot|none|never|nil|without|w\\/o|lack(?:s|ing)?|missing|absent|unavailable|neither|nor|except(?:ing|ed)?|exclud(?:ed|es|ing)|other than|rather than|instead of|n\\/a|not applicable
    |no(?!\\.|:|#| ?\\d| ?°| r\\d)|non(?=[ -]?(?:eu|eea|us|uk|european|american|british|canadian|cep|asmf|available|existent|exist|valid|zone|disponible|conforme)(?!\\p{L}))
    |kein(?:e[mnrs]?)?|nicht|ohne|au(?:ß|ss)er|aucune?|sans|pas|sauf|sin|ning[uú]n[oa]?|excepto|salvo|nessun[oa]?|senza|sem|n[aã]o|nenhum`,
  ended: `fail(?:s|ed|ing|ure)?|refus\\p{L}+|reject\\p{L}+|den(?:y|ied)|declined|suspended|withdr[ae]w\\p{L}*|expired|lapsed|revoked|cancell?ed|annulled|void(?:ed)?|invalid(?:ated)?|inactive|ineligible|terminated|abandoned|aborted|stopped|halted|discontinued|superseded|obsolete|unsuccessful\\p{L}*|inconclusive|non-?compliant|not compliant|bio-?inequivalen\\p{L}+|non-?bio-?equivalen\\p{L}+|inequivalen\\p{L}+|out of spec\\p{L}*|oos
    |abgelaufen\\p{L}*|abgelehnt\\p{L}*|ausgesetzt\\p{L}*|zurückgezogen\\p{L}*|widerrufen\\p{L}*|gescheitert|durchgefallen|expirée?s?|retirée?s?|suspendue?s?|refusée?s?|rejetée?s?|échou\\p{L}+|échec|vencid\\p{L}+|caducad\\p{L}+|retirad\\p{L}+|suspendid\\p{L}+|rechazad\\p{L}+|denegad\\p{L}+|fallid\\p{L}+|fracas\\p{L}+|scadut\\p{L}+|ritirat\\p{L}+|sospes[oa]|respint\\p{L}+|fallit\\p{L}+|suspens[oa]|recusad\\p{L}+`,
  'to come': `planned|plans?|planning|proposed|intend(?:ed|s)?|pending|await(?:ed|ing|s)|waiting|on-?going|on going|in progress|in process|underway|under (?:preparation|review|evaluation|assessment|process|way|submission|application|approval|registration|development|filing|procedure)|appl(?:y|ied|ying|ication|ications)|requested|to be|to follow|to come|to file|to obtain|will|shall|expected|expecting|anticipated|estimated|scheduled|target(?:s|ed)?|due|soon|yet|preparation|preparing|being prepared|in development|filing|draft(?:ed)?|tb[acd]|future|upcoming|not started|can be|could be|in the pipeline|in pipeline|renewal|initiated|recruiting
    |geplant\\p{L}*|beantragt\\p{L}*|ausstehend\\p{L}*|laufend\\p{L}*|vorbereitung|antrag|prévue?s?|demandée?s?|en cours|en attente|préparation|déposée?s?|previst[oa]s?|planead\\p{L}+|planificad\\p{L}+|solicitad\\p{L}+|pendientes?|en curso|en trámite|preparación|richiest\\p{L}+|in corso|in attesa|pianificat\\p{L}+|pendentes?|em andamento|planejad\\p{L}+`,
  open: 'if|once|subject to|upon|until|unless|maybe|may be|might|perhaps|probably|possibl[ey]|potential(?:ly)?|eligible|unclear|unknown|unsure|unconfirmed|unverified|presumably|provisional(?:ly)?',
} as const;
type Kind = keyof typeof kinds;

const inOneLine = (words: string) =>
  words
    .split('\n')
    .map((line) => line.trim())
    .join('');
const edge = (words: string) => `(?<![\\p{L}\\d])(?:${inOneLine(words)})(?![\\p{L}\\d])`;
const patterns = Object.entries(kinds).map(
  ([kind, words]) =>
    [kind as Kind, new RegExp(`${edge(words)}${kind === 'open' ? '|\\?' : ''}`, 'giu')] as const,
);
/** In capital letters alone: it is also a salt. */
const notApplicable = /(?<![\p{L}\d])NA(?![\p{L}\d])/gu;

/** What denies nothing of what it stands beside. */
export const harmless = new RegExp(
  edge(
    `(?:do |does |must |should |shall )?not (?:be |to be )?(?:refrigerat\\p{L}*|freez\\p{L}*|frozen|exceed\\p{L}*|inferior|only)
    |(?:no|without|not) (?:any )?(?:statistically )?(?:significant|relevant|critical|major|minor|adverse|serious|objections?|observations?|findings?|restrictions?|deviations?|changes?|trends?|oos|oot|out|issues?|queries|questions|deficienc\\p{L}+|food effect|clock|expiry|expiration)(?: changes?| trends?| of spec\\p{L}*| differences?| observations?| deviations?| findings?)?
    |no\\.?(?= ?r?\\d)|(?:valid |holds |good )?(?:until|till|through)(?= (?:(?:end|mid|early|late) )?(?:\\p{L}{3,9} ?)?\\d)|(?:available )?(?:up)?on (?:request|demand)|under stability`,
  ),
  'giu',
);

/** Words that deny a thing, end it, put it off or leave it open, and where they stand. */
export function marksIn(words: string): { kind: Kind; at: number; end: number }[] {
  const found = patterns.flatMap(([kind, pattern]) =>
    [...words.matchAll(pattern)].map(({ 0: one, index }) => ({ kind, at: index, end: index + one.length })),
  );
  const capitals = [...words.matchAll(notApplicable)].map(({ index }) => ({
    kind: 'not' as const,
    at: index,
    end: index + 2,
  }));
  return [...found, ...capitals].sort((one, other) => one.at - other.at);
}

const companions = new Set(
  `a an the of in on at by for from with to as is are was were be been being has have had it its this that all both any also still now currently
  already since so far status state edqm ema fda who cpp cpps certificate certificates cep ceps dmf dmfs file files
  be bioequivalence equivalence study studies pivotal stability data result results report reports available availability valid validity
  issued issue granted grant obtained received given got approved approval completed complete done conducted performed started begun
  finished used known shown proven demonstrated established met passed existing exists exist there here year month q1 q2 q3 q4 h1 h2
  january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
  vorhanden verfügbar disponible disponibles disponibile zone zones reference product und et y e`.split(
    /\s+/,
  ),
);
const fillers = new Set(
  'zone zones a an the of for reference product rld comparator innovator open part class bcs file copy no nr number'.split(
    ' ',
  ),
);

const lettersOf = (words: string) => words.toLowerCase().match(/\p{L}[\p{L}\d]*/gu) ?? [];

/** Whether nothing stands there but how far a thing is: beside any other word a denial may be of something else. */
export function speaksOfStanding(words: string): boolean {
  const rest = patterns
    .reduce((text, [, pattern]) => text.replaceAll(pattern, ' '), words)
    .replaceAll(notApplicable, ' ');
  return lettersOf(rest).every((word) => companions.has(word));
}

/** Whether words stand there that say nothing of a thing. */
export function saysNothing(words: string): boolean {
  return lettersOf(words).every((word) => fillers.has(word));
}
