import { readIngredient } from '#domains/registers/server/names/rules.ts';
import { quoted } from '../../contract/reading/words-read.ts';
import { knownNames } from '../molecules/molecule-names.ts';
import type { LintFacts } from './facts.ts';
import { strangersIn } from './product-rules.ts';

const eyeOrEar =
  /\beyes?\b|ocular|ophthal|glaucoma|conjunctiv|kerat|uveitis|cataract|mydria|miosis|cyclopleg|blephar|retin|macula|vision|vernal|corneal?|pupil|eyelash|tear|\bears?\b|otitis|auditory|cerumen|ear wax|presbyop|allerg/i;

/** What a form is called in an indication, and the forms and routes that it is of. */
const formsSaid: readonly (readonly [said: RegExp, of: RegExp])[] = [
  [/\((?:[^()]*[ ,])?tablets?\)|\bas (?:a )?tablets?\b/i, /Tablets/],
  [/\((?:[^()]*[ ,])?capsules?\)|\bas (?:a )?capsules?\b/i, /Capsules/],
  [
    /\((?:[^()]*[ ,])?(?:gel|cream|ointment|topical)\)|\bas (?:an? )?(?:ointment|cream|gel)\b/i,
    /Topical|Cream|Ointment|Gel|Ophthalmic/,
  ],
  [/\((?:[^()]*[ ,])?(?:injection|intravenous|depot)\)|\bby injection\b/i, /Injection|Intra|Subcut/],
  [/\((?:[^()]*[ ,])?(?:patch|transdermal)\)/i, /Patch/],
  [/\((?:[^()]*[ ,])?nasal\)|\bas (?:a )?nasal spray\b/i, /Nasal/],
  [/\((?:[^()]*[ ,])?inhaled\)|^inhaled\b/i, /Inhal/],
];

/** What no product of a form is used for. */
const neverOf: readonly (readonly [form: RegExp, disease: RegExp])[] = [
  [
    /^(Cream|Ointment|Gel|Topical Solution & Lotion|Ophthalmic & Otic Drops|Nasal Spray)$/,
    /transplant|organ rejection|pneumonia|leuk(?:a|ae)mia|lymphoma(?!.{0,100}skin)(?<!cutaneous T-cell lymphoma)|HIV|(?<!ocular )(?<!ocular or open-angle )\bhypertension (?:and|not|in adults|control)|(?<!pre-?)diabetes mellitus|schizophrenia/i,
  ],
  [/^Ophthalmic & Otic Drops$/, /rheumatoid|asthma|\bskin\b|dermat/i],
  [/Tablets$|Capsules$/, /eyelash|ear wax|otitis externa|diaper|nail infection by local/i],
  [/^Transdermal Patch$/, /induction of an(?:a)?esthesia/i],
];

export function indicationOfAnotherForm({ form, routes, text }: LintFacts): string | null {
  const indication = text('indication');
  if (form === '' || indication === '') return null;
  const said = formsSaid.find(
    ([pattern, of]) => pattern.test(indication) && ![form, ...routes].some((one) => of.test(one)),
  );
  if (said) return `The indication speaks of “${said[0].exec(indication)?.[0]}”, the dosage form is ${form}.`;
  const never = neverOf.find(([forms, disease]) => forms.test(form) && disease.test(indication));
  if (never) return `${form} do not treat what the indication says: “${never[1].exec(indication)?.[0]}”.`;
  const isForEye =
    form === 'Ophthalmic & Otic Drops' && routes.some((route) => route === 'Ophthalmic' || route === 'Otic');
  if (isForEye && !eyeOrEar.test(indication))
    return `The drops are for eye or ear, of which the indication says nothing: ${quoted(indication)}.`;
  return null;
}

/** What the indications of a group speak of, where a group is as narrow as that. */
const groups: readonly (readonly [code: RegExp, name: string, speaksOf: RegExp])[] = [
  [
    /^A10/,
    'medicines for diabetes',
    /diabet|insulin|glyc(?:a)?em|blood glucose|HbA1c|obes|overweight|weight|polycystic|heart failure|kidney|renal/i,
  ],
  [
    /^B01/,
    'antithrombotics',
    /thromb|embol|coagul|clot|stroke|infarct|coronary|fibrillation|isch|angina|PCI|cardiovascular|arterial|pulmonary hypertension|catheter|claudication|platelet|antithrombin|protein C|venous|vessel/i,
  ],
  [
    /^C0[2389]/,
    'medicines for blood pressure and heart',
    /hypertens|blood pressure|angina|heart|cardi|o?edema|ascites|fluid|renal|kidney|nephro|migraine|coronary|isch|raynaud|ha?emorrhage|phe?ochromocytoma|spasm|arteri|aldosteron|tremor|arrhythm|diure|alopecia|fissure|scleroderma|myocard|shock|ulcer|potassium/i,
  ],
  [
    /^C10(?:A|BA)/,
    'lipid modifying agents',
    /cholesterol|lipid|triglycerid|cardiovascular|chylomicron|sitosterol|LDL|coronary|pruritus/i,
  ],
  [
    /^J0[1245]|^P0/,
    'anti-infectives',
    /infect|bacteri|pneumon|sepsis|septic|mening|tubercul|lepro|fung|candid|mycos|aspergill|viral|virus|HIV|hepatitis|herpes|zoster|shingles|influenza|COVID|malaria|worm|helminth|parasit|sti?s?\b|gonorrh|syphilis|pylori|acne|otitis|tonsill|pharyng|sinusit|bronchit|cellulit|cystitis|urethritis|pyeloneph|typhoid|anthrax|plague|endocarditis|giardia|amoeb|ameb|toxoplasm|trichomon|scabies|lice|lous|rosacea|rickett|chlamyd|onychomyc|tinea|filaria|schistosom|leishman|trypanosom|CMV|cytomegalo|RSV|diarrh|C\. difficile|difficile|encephalopathy|Lyme|dermatitis herpetiformis|iasis|chagas|onchocerc|fasciol|sleeping sickness|fluke|rheumatic fever|lupus|arthritis|prophylaxis of surg|sexually/i,
  ],
  [
    /^L01|^L02/,
    'medicines against tumours',
    /cancer|carcinom|leuk(?:a|ae)?emia|lymphom|myelom|tumou?r|sarcom|melanom|neoplas|gliom|glioblast|metasta|malign|mastocyt|myelo|polycyth|thrombocyth|blastom|adenoma|mesotheliom|puberty|endometrio|fibroid|oncolog|mycosis fungoides|psoria|arthritis|keratos|lesion|sclerosis|Castleman|histiocyt|macroglobulin|neurofibrom|infertil|ovulation|cholangio|acromegaly|fertilit|hormone|transplant|wart|sickle|macular|lupus|vitreo/i,
  ],
  [
    /^N03/,
    'antiepileptics',
    /epilep|seizure|convuls|neuralgi|neuropath|bipolar|mania|migraine|fibromyalg|restless|anxiety|panic|postherpetic|eclamp|Lennox|Dravet|infantile spasm|spinal|withdrawal|Rett|pain|absence|status/i,
  ],
  [
    /^N05A/,
    'antipsychotics',
    /schizo|psycho|bipolar|mani|agitat|depress|delusion|Tourette|autis|nausea|vomiting|delirium|irritab|aggress|hiccup/i,
  ],
  [
    /^N06A/,
    'antidepressants',
    /depress|anxi|panic|obsess|phobi|bulimi|neuropath|pain|smok|enuresis|insomnia|PTSD|stress|narcolep|migraine|ejacul|agoraphob|premenstrual|dysphoric/i,
  ],
  [
    /^R03/,
    'medicines for asthma and COPD',
    /asthma|COPD|bronch|obstruct|airway|lung|respirat|rhinit|apn(?:o)?ea|wheez|breath|croup|eosinophil|polyp|urticaria|EGPA|cough|emphysema|cystic fibrosis/i,
  ],
  [/^S0[123]/, 'medicines for eye and ear', eyeOrEar],
];

export function indicationBesideClass({ text, list }: LintFacts): string | null {
  const indication = text('indication');
  const code = codeOf(list('atcClasses'));
  const group = code === null ? undefined : groups.find(([start]) => start.test(code));
  if (indication === '' || group === undefined || group[2].test(indication)) return null;
  return `${code} stands for ${group[1]}, of which the indication does not speak: ${quoted(indication)}.`;
}

export function codeOf(classes: readonly string[]): string | null {
  return /^\s*([A-V]\d\d(?:[A-Z]{1,2}(?:\d\d)?)?)\b/i.exec(classes[0] ?? '')?.[1]?.toUpperCase() ?? null;
}

/** A class that names another molecule behind its code, or whose code the EMA's table has for others alone. */
export function classOfAnother(facts: LintFacts): string | null {
  const { inn, innsOfCode, list } = facts;
  const [first = ''] = list('atcClasses');
  const code = codeOf([first]);
  if (inn === '' || code === null || code.length < 7) return null;
  const named = strangersIn(first.slice(first.indexOf(code) + code.length), facts);
  if (named.length > 0) return `The class names ${named.join(', ')}, the molecule is ${inn}.`;
  const theirs = innsOfCode(code).filter((one) => one.trim() !== '');
  const own = knownNames(inn).inns.map(moietyWords);
  const isOwn = theirs.some((one) =>
    one.split(/ [/+] |, | and /).some((part) => own.some((words) => isLike(words, moietyWords(part)))),
  );
  if (theirs.length === 0 || isOwn) return null;
  return `The EMA’s table has ${code} for ${[...new Set(theirs)].slice(0, 3).join(', ')}, not for ${inn}.`;
}

/** Of a substance the words of its moiety: '-ic acid' and '-ate' are one. */
function moietyWords(name: string): ReadonlySet<string> {
  return new Set(knownNames(name).inns.flatMap((one) => readIngredient(one).moiety.split(' ')));
}

/** Words that say of many substances of what kind they are. */
const kinds = new Set(
  'human insulin acid sodium vaccine virus extract immunoglobulin factor coagulation'.split(' '),
);

function isLike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((word) => other.has(word));
  if (shared.length === Math.min(one.size, other.size)) return true;
  return shared.some((word) => word.length > 4 && !kinds.has(word));
}
