import type { DosageForm } from '#domains/dossiers/contract/dossier-lists.ts';

/**
 * What each word of a dosage form says, in several languages; in small letters, without accents and marks. A form is
 * read whole or not at all: a word that stands in none of these lists leaves it unread.
 */
type Part =
  | 'tablet'
  | 'capsule'
  | 'film coated'
  | 'extended'
  | 'delayed'
  | 'dissolving'
  | 'chewable'
  | 'dispersible'
  | 'buccal'
  | 'soft'
  | 'injected'
  | 'powder'
  | 'freeze dried'
  | 'suspension'
  | 'solution'
  | 'oral'
  | 'syrup'
  | 'cream'
  | 'ointment'
  | 'gel'
  | 'eye'
  | 'drops'
  | 'nose'
  | 'spray'
  | 'inhaled'
  | 'patch'
  | 'inserted'
  | 'on the skin'
  | 'nothing';

const said: Readonly<Record<Part, string>> = {
  tablet:
    'tablet, tablets, tab, tabs, tabl, tbl, tablette, tabletten, comprimido, comprimidos, comprime, comprimes, cp, compressa, compresse',
  capsule:
    'capsule, capsules, cap, caps, kapsel, kapseln, kaps, capsula, capsulas, gelule, gelules, capsule rigide, hard capsule, hard capsules, hard caps, hartkaps, hartkapsel, hartkapseln, capsula dura, capsulas duras, hard gelatin capsules, hard gelatine capsules',
  'film coated':
    'film coated, filmcoated, coated film, f c, fc, film ctd, fct, filmtabl, filmtablette, filmtabletten, recubierto con pelicula, recubiertos con pelicula, pellicule, pellicules, rivestite con film, revestidos por pelicula',
  extended:
    'extended release, prolonged release, sustained release, controlled release, er, xr, sr, cr, pr, p r, xl, retard, retardiert, retardtabl, retardtablette, retardtabletten, retardkaps, retardkapsel, retardkapseln, de liberacion prolongada, liberacion prolongada, a liberation prolongee, a rilascio prolungato',
  delayed:
    'delayed release, gastro resistant, gastroresistant, enteric coated, ec, dr, g r, gr, magensaftres, magensaftresistent, magensaftresistente, gastrorresistente, gastrorresistentes, gastro resistants, gastroresistenti',
  dissolving:
    'orally disintegrating, orodispersible, odt, schmelztabl, schmelztablette, schmelztabletten, bucodispersable, bucodispersables, orodispersibles, orodispersibili, mouth dissolving',
  chewable:
    'chewable, chew, kautabl, kautablette, kautabletten, masticable, masticables, a croquer, masticabili',
  dispersible:
    'dispersible, soluble, effervescent, brausetabletten, brausetablette, dispersables, dispersable, efervescentes',
  buccal: 'sublingual, buccal, sl, sublinguales',
  soft: 'soft, soft gelatin, soft gelatine, softgel, softgels, soft gel, soft gels, sgc, weichkaps, weichkapsel, weichkapseln, capsula blanda, capsulas blandas, molle, molles',
  injected:
    'injection, injections, injectable, inj, for injection, for infusion, infusion, prefilled syringe, prefilled syringes, pre filled syringe, pfs, ampoule, ampoules, injektion, injektionslosung, infusionslosung, fertigspritze, inyectable, inyeccion, inyectables, solution injectable, iniettabile',
  powder: 'powder, powders, granules, sachet, sachets, pulver, granulat, polvo, granulado, poudre, polvere',
  'freeze dried': 'lyo, lyophilized, lyophilised, lyophilisate, freeze dried',
  suspension: 'suspension, suspensions, suspensie, sospensione',
  solution: 'solution, solutions, losung, solucion, soluzione',
  oral: 'oral, for oral, orale, zum einnehmen',
  syrup: 'syrup, syrups, sirup, jarabe, sirop, sciroppo',
  cream: 'cream, creams, creme, crema',
  ointment: 'ointment, ointments, salbe, pomada, pommade, unguento',
  gel: 'gel, gels',
  eye: 'eye, ophthalmic, ear, otic, colirio, collyre, collirio, augentropfen, ohrentropfen',
  drops: 'drops, tropfen, gotas, gouttes, gocce',
  nose: 'nasal, nose, nasenspray',
  spray: 'spray, sprays',
  inhaled:
    'inhalation, inhaler, inhalers, mdi, pmdi, dpi, dry powder inhaler, metered dose inhaler, inhalation powder, powder for inhalation, pulverinhalator, inhalador, inhalateur',
  patch: 'patch, patches, transdermal, tds, pflaster, parche, parches, transdermico, transdermicos',
  inserted:
    'suppositories, suppository, pessary, pessaries, vaginal, ovules, zapfchen, supositorio, supositorios, suppositoires, supposte',
  'on the skin': 'topical, cutaneous, lotion, lotions, shampoo',
  nothing: 'for, and, de, con, zur, of',
};

const partsByWord = new Map<string, Part[]>();
let longest = 1;
for (const [part, list] of Object.entries(said) as [Part, string][]) {
  for (const phrase of list.split(',').map((one) => one.trim())) {
    partsByWord.set(phrase, [...(partsByWord.get(phrase) ?? []), part, ...withIt(phrase, part)]);
    longest = Math.max(longest, phrase.split(' ').length);
  }
}

/** A word that says two things at once: 'Retardkapseln'. */
function withIt(phrase: string, part: Part): Part[] {
  if (part === 'tablet' || part === 'capsule') return [];
  if (/tabl|^fct$|^odt$/.test(phrase)) return ['tablet'];
  if (/kaps|capsula|^sgc$|softgel|soft gels?$/.test(phrase)) return ['capsule'];
  if (/tropfen|^col[il]|collyre/.test(phrase)) return ['drops'];
  if (phrase === 'nasenspray') return ['spray'];
  if (/^(injektionslosung|infusionslosung)$/.test(phrase)) return ['solution'];
  return [];
}

/** The parts of a form; null where a word is not known. */
function partsOf(words: readonly string[]): ReadonlySet<string> | null {
  const parts = new Set<string>();
  for (let at = 0; at < words.length; ) {
    let taken = 0;
    for (let count = Math.min(longest, words.length - at); count > 0 && taken === 0; count -= 1) {
      const found = partsByWord.get(words.slice(at, at + count).join(' '));
      if (found === undefined) continue;
      for (const part of found) if (part !== 'nothing') parts.add(part);
      taken = count;
    }
    if (taken === 0) return null;
    at += taken;
  }
  return parts;
}

/** What each form may be said by; a part in brackets may be left out. */
const forms: Readonly<Partial<Record<DosageForm, readonly string[]>>> = {
  Tablets: ['tablet'],
  'Film Coated Tablets': ['film coated+[tablet]'],
  'Extended Release Tablets': ['extended+tablet+[film coated]'],
  'Delayed Release Tablets': ['delayed+tablet+[film coated]'],
  'Orally Disintegrating Tablets': ['dissolving+[tablet]'],
  'Chewable Tablets': ['chewable+tablet'],
  'Dispersible Tablets': ['dispersible+tablet'],
  'Sublingual & Buccal Tablets': ['buccal+tablet'],
  Capsules: ['capsule'],
  'Extended Release Capsules': ['extended+capsule'],
  'Delayed Release Capsules': ['delayed+capsule'],
  'Soft Gel Capsules': ['soft+[capsule]'],
  'Powders & Granules': ['powder+[oral]', 'powder+oral+solution'],
  'Oral Solution': ['oral+solution', 'oral+drops'],
  'Oral Suspension': ['oral+suspension+[powder]'],
  Syrup: ['syrup'],
  Injection: ['injected+[solution]', 'injected+suspension'],
  'Lyophilized Powder for Injection': ['freeze dried+[powder]+[injected]', 'powder+injected+[solution]'],
  Cream: ['cream+[on the skin]'],
  Ointment: ['ointment+[on the skin]'],
  Gel: ['gel+[on the skin]'],
  'Topical Solution & Lotion': ['on the skin', 'on the skin+solution'],
  'Ophthalmic & Otic Drops': ['eye+drops', 'eye+solution+[drops]', 'eye+suspension+[drops]'],
  'Nasal Spray': ['nose+spray', 'nose+drops'],
  Inhalation: ['inhaled+[powder]+[solution]+[suspension]'],
  'Transdermal Patch': ['patch'],
  'Suppositories & Vaginal Inserts': ['inserted+[tablet]', 'inserted+capsule'],
};

const byParts = new Map<string, DosageForm>();
for (const [form, ways] of Object.entries(forms) as [DosageForm, readonly string[]][])
  for (const way of ways) for (const key of spelt(way.split('+'))) byParts.set(key, form);

/** Every set of parts that a way means, as its key. */
function spelt(way: readonly string[]): string[] {
  let sets: string[][] = [[]];
  for (const part of way) {
    const bare = part.startsWith('[') ? part.slice(1, -1) : part;
    const withPart = sets.map((set) => [...set, bare]);
    sets = bare === part ? withPart : [...sets, ...withPart];
  }
  return sets.map(keyOf);
}

function keyOf(parts: Iterable<string>): string {
  return [...parts].sort().join('+');
}

/** The form that words say, read to the last of them; undefined where that is not certain. */
export function formSaidBy(words: readonly string[]): DosageForm | undefined {
  const parts = partsOf(words);
  return parts === null ? undefined : byParts.get(keyOf(parts));
}
