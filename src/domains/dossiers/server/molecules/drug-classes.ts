import type { FactPhrases } from '#domains/finder/engine/words/phrases.ts';
import { wordsOf } from '#domains/finder/engine/words/words.ts';

/**
 * Classes by what a medicine acts on, as the trade asks for them. Which molecules belong to one is said by the codes
 * of the ATC that a listing carries, and by its INN where a code holds others too. The word is how the index knows it.
 */
type DrugClass = { label: string; phrases: readonly string[]; atc: readonly string[]; inn?: RegExp };

/** Substances made by living cells, by the stems of their INNs. */
const biologicStems =
  /(?:mab|cept|grastim|poetin(?: \w+)?|plase|kinra|fusp|ermin|tocog|nacog)\b|^insulin|interferon|immunoglobulin|albumin(?!-bound)|somatropin|follitropin|lutropin|gonadotropin|(?<!digi)toxin/;

const classes: readonly DrugClass[] = [
  entry(
    'Direct oral anticoagulants',
    'DOAC|NOAC|direct oral anticoagulants|novel oral anticoagulants',
    'B01AF B01AE07',
  ),
  entry('Factor Xa inhibitors', 'factor xa|factor xa inhibitors|FXa|FXa inhibitors|xabans', 'B01AF B01AX05'),
  entry('Direct thrombin inhibitors', 'thrombin inhibitors|direct thrombin inhibitors', 'B01AE'),
  entry('Vitamin K antagonists', 'VKA|vitamin K antagonists|coumarins', 'B01AA'),
  entry('Heparins', 'LMWH|low molecular weight heparins', 'B01AB'),
  entry('P2Y12 and other platelet inhibitors', 'P2Y12|P2Y12 inhibitors|antiplatelets', 'B01AC'),
  entry('Biologics', 'biosimilar|biologic|biologics|biologicals|biotech', '', biologicStems),
  entry('Monoclonal antibodies', 'mAb|monoclonal antibodies|antibodies', '', /mab\b/),
  entry('Proton pump inhibitors', 'PPI|proton pump inhibitors', 'A02BC A02BD'),
  entry('H2 antagonists', 'H2 blockers|H2 antagonists|H2RA', 'A02BA'),
  entry('5-HT3 antagonists', 'setrons|5-HT3|5-HT3 antagonists', 'A04AA'),
  entry('Biguanides', 'biguanides', 'A10BA'),
  entry('Sulfonylureas', 'sulfonylureas|sulphonylureas', 'A10BB'),
  entry('DPP-4 inhibitors', 'DPP-4|DPP4|gliptins|DPP-4 inhibitors|DPP4 inhibitors', 'A10BH A10BD', /gliptin/),
  entry(
    'SGLT2 inhibitors',
    'SGLT2|SGLT-2|gliflozins|SGLT2 inhibitors|SGLT-2 inhibitors',
    'A10BK A10BD A10BX',
    /gliflozin/,
  ),
  entry('GLP-1 agonists', 'GLP-1|GLP1|GLP-1 agonists|GLP-1 analogues|incretins', 'A10BJ'),
  entry('Insulins', 'insulins.', 'A10A'),
  entry('Statins', 'statins', 'C10', /statin\b/),
  entry('PCSK9 inhibitors', 'PCSK9|PCSK9 inhibitors', 'C10AX', /cumab|inclisiran/),
  entry('ACE inhibitors', 'ACE inhibitors|ACEI', 'C09A C09B'),
  entry('Sartans', 'sartans|ARB|ARBs|angiotensin receptor blockers', 'C09C C09D'),
  entry('Endothelin receptor antagonists', 'ERA.|endothelin receptor antagonists', 'C02KX', /sentan/),
  entry('Mineralocorticoid antagonists', 'MRA.|mineralocorticoid antagonists', 'C03DA'),
  entry('Thiazides', 'thiazides', 'C03A', /thiazide/),
  entry('Loop diuretics', 'loop diuretics', 'C03C'),
  entry('Alpha blockers', 'alpha blockers', 'G04CA C02CA'),
  entry('5-alpha-reductase inhibitors', '5-ARI|5 alpha reductase inhibitors', 'G04CB'),
  entry('PDE5 inhibitors', 'PDE5|PDE-5|PDE5 inhibitors|PDE-5 inhibitors', 'G04BE', /afil/),
  entry('Oral contraceptives', 'oral contraceptives|OCP|birth control', 'G03AA G03AB G03AC'),
  entry('Hormone replacement', 'HRT|hormone replacement therapy', 'G03C G03F'),
  entry(
    'GnRH analogues',
    'GnRH|LHRH|GnRH analogues|LHRH analogues',
    'L02AE L02BX H01CA H01CC',
    /relin|relix/,
  ),
  entry('Aromatase inhibitors', 'aromatase inhibitors', 'L02BG'),
  entry('Kinase inhibitors', 'TKI|TKIs|kinase inhibitors|tyrosine kinase inhibitors', 'L01E'),
  entry('JAK inhibitors', 'JAK|JAK inhibitors', 'L04AF L01EJ D11AH', /citinib\b/),
  entry('PARP inhibitors', 'PARP|PARP inhibitors', 'L01XK'),
  entry('CDK4/6 inhibitors', 'CDK4/6|CDK4/6 inhibitors|CDK 4/6', 'L01EF'),
  entry('TNF inhibitors', 'TNF|anti-TNF|TNF inhibitors', 'L04AB'),
  entry('PD-1 and PD-L1 inhibitors', 'PD-1|PD1|PD-L1|checkpoint inhibitors', 'L01FF'),
  entry('Taxanes', 'taxanes', 'L01CD'),
  entry('Platinum compounds', 'platins|platinum compounds', 'L01XA'),
  entry('Penicillins', 'penicillins.', 'J01C'),
  entry('Cephalosporins', 'cephalosporins|cephs', 'J01DB J01DC J01DD J01DE J01DI'),
  entry('Carbapenems', 'carbapenems|penems', 'J01DH'),
  entry('Macrolides', 'macrolides', 'J01FA'),
  entry('Fluoroquinolones', 'quinolones|fluoroquinolones', 'J01MA'),
  entry('Tetracyclines', 'tetracyclines', 'J01AA'),
  entry('Aminoglycosides', 'aminoglycosides', 'J01G'),
  entry('Azoles', 'azoles|azole antifungals', 'J02AB J02AC D01AC'),
  entry('Echinocandins', 'echinocandins', 'J02AX', /fungin/),
  entry('HIV medicines', 'antiretrovirals|ARVs', 'J05AE J05AF J05AG J05AJ J05AR'),
  entry('Antimalarials', 'antimalarials', 'P01B'),
  entry('Anthelmintics', 'anthelmintics', 'P02'),
  entry('NSAIDs', 'NSAIDs', 'M01A'),
  entry('COX-2 inhibitors', 'COX-2|coxibs|COX-2 inhibitors', 'M01AH'),
  entry('Bisphosphonates', 'bisphosphonates', 'M05B'),
  entry('Opioids', 'opioids', 'N02A N07BC'),
  entry('Triptans', 'triptans', 'N02CC'),
  entry('CGRP antagonists', 'CGRP|gepants|CGRP antagonists', 'N02CD'),
  entry(
    'Benzodiazepines',
    'benzodiazepines',
    'N05BA N05CD N03AE',
    /azepam|azolam|clobazam|chlordiazepoxide|clorazep/,
  ),
  entry('SSRIs', 'SSRI|SSRIs', 'N06AB'),
  entry('SNRIs', 'SNRI|SNRIs', 'N06AX', /venlafaxine|duloxetine|milnacipran/),
  entry('Antihistamines', 'antihistamines', 'R06'),
  entry('Inhaled beta agonists', 'LABA|SABA|beta agonists', 'R03AC R03AK R03AL'),
  entry('Bronchodilators', 'bronchodilators', 'R03A R03BB R03C R03DA'),
  entry('Inhaled corticosteroids', 'ICS.|inhaled corticosteroids', 'R03BA R03AK'),
  entry('Leukotriene antagonists', 'LTRA|leukotriene antagonists', 'R03DC'),
  entry('Prostaglandin analogues for the eye', 'prostaglandin analogues', 'S01EE'),
  entry('Contrast media', 'contrast media|contrast agents', 'V08'),
];

function entry(label: string, phrases: string, atc: string, inn?: RegExp): DrugClass {
  const codes = atc === '' ? [] : atc.split(' ');
  return { label, phrases: phrases.split('|'), atc: codes, ...(inn && { inn }) };
}

/** Begins with a digit and ends with a letter that no other has after it: nobody types it, and it begins no other. */
function wordOf({ label }: DrugClass): string {
  return `0xc${wordsOf(label).join('')}z`;
}

/** The words of the classes to which a product belongs, as one text. */
export function classWords(product: { atcClasses: readonly string[]; molecule: { inn: string } }): string {
  const inn = product.molecule.inn.toLowerCase();
  return classes
    .filter(
      ({ atc, inn: stems }) =>
        (atc.length === 0 ||
          product.atcClasses.some((code) => atc.some((start) => code.startsWith(start)))) &&
        (stems === undefined || stems.test(inn)),
    )
    .map(wordOf)
    .join(' ');
}

/** Of these there are biosimilars and no generics. */
export function isBiologic(inn: string): boolean {
  return biologicStems.test(inn.toLowerCase());
}

/** What buyers type for the classes. */
export function* classPhrases(): Generator<FactPhrases> {
  for (const one of classes) {
    yield { fact: { label: one.label, statements: [], word: wordOf(one) }, phrases: one.phrases };
  }
}
