import type { DemoPost } from './post.ts';

export const choosingTheReferenceProduct: DemoPost = {
  picture: 'choosing-the-reference-product',
  title: 'Choosing the reference product for a BE study',
  tags: ['bioequivalence', 'regulatory', 'development'],
  published: '2024-06-20',
  content: `
<p>“BE study done” is one of the most reassuring lines on a dossier, and one of the easiest to misread. Equivalent to what? Bought where, from which batch, under which rules? A study against the wrong reference may be scientifically faultless and commercially useless. These are the questions to settle before a study starts, or before you pay for a dossier in which it is already finished.</p>
<h2>Every authority has its own idea of the reference</h2>
<p>In the United States the reference listed drug is the product named in the Orange Book on which the application relies. Where the original has been withdrawn, the agency designates a reference <em>standard</em>, often another company’s generic, to be used in the study. The two can differ, and the dossier should name both.</p>
<p>In the European Union the reference medicinal product must be, or have been, authorised in the Union on a full dossier. The batch for the study has to come from the Union’s market, but it need not come from every member state: one European reference of the same global marketing authorisation will usually serve all.</p>
<p>Elsewhere the picture is mixed. Canada, Australia and Switzerland accept foreign-sourced references under conditions, mostly for conventional oral products whose sameness with the local original can be shown. WHO prequalification publishes lists of recommended comparators. Several authorities in Asia, the Gulf and Latin America keep national lists, and some expect the locally marketed original or a study on their own population.</p>
<blockquote><p>The reference is not a property of the molecule. It is a property of the market in which you mean to file.</p></blockquote>
<h2>Does one study travel?</h2>
<p>Sometimes. A European and an American original made in the same plant with the same formula are the same tablet in two boxes. To argue this one shows comparative dissolution at three pH values, qualitative composition, appearance, and whatever is public about the site of manufacture. Many authorities will read such a bridge with goodwill for an immediate-release tablet of a highly soluble drug. Few will for a modified-release capsule, a narrow therapeutic index drug or an inhaler.</p>
<p>When you see “BE against the EU reference” on a listing and your market is Mexico or Saudi Arabia, ask two things: whether the seller knows of a filing there with the same study, and which question the authority asked. A precedent outweighs an opinion.</p>
<h2>Which strength, fed or fasted?</h2>
<p>Usually the highest strength is studied, and the lower ones are waived when the formulas are proportional, the pharmacokinetics linear, and the dissolution profiles similar. Where the pharmacokinetics are not linear, the lowest strength may be the sensitive one. Product-specific guidance from the US and European authorities states the strength, the fed or fasted state, the analyte, and sometimes the design. Read it for each target market; they do not always agree, and they are revised.</p>
<p>A study that was right in 2015 may be short of a fed arm today. Put the date of the study beside the date of the guidance.</p>
<h2>Choosing the batch</h2>
<p>Good practice is to buy several batches of the reference, test their assay and dissolution, and pick one near the middle. The assay of test and reference should not differ by more than 5 per cent. Check the expiry: the reference must be within its shelf life when it is dosed, and samples are retained afterwards. Keep the purchase invoice, because assessors ask for proof of origin, and a product picked up from an unnamed broker is hard to explain.</p>
<h2>What a reader of the dossier should look for</h2>
<ul>
<li>Name, strength, market, batch number, expiry date and holder of the reference, with the invoice.</li>
<li>The batch size of the test product: at least 100,000 units or one tenth of commercial scale, whichever is greater, for usual oral forms.</li>
<li>That the test batch was made at the site, and with the API source, which you will be supplied from.</li>
<li>The inspection history of the clinic and of the bioanalytical laboratory, which may be two different firms.</li>
<li>Confidence intervals with point estimates. An interval of 80.4 to 97.1 passes; it also tells you how lucky the study was.</li>
<li>Number of subjects who dropped out, with reasons, and the number of repeated analyses.</li>
<li>Any failed study with the same formula. The rules in most regions ask that it be reported; the seller should have no trouble telling you.</li>
</ul>
<h2>What it costs to be wrong</h2>
<p>A repeat of a simple two-way crossover takes six to nine months from protocol to report, and a highly variable drug in a replicate design takes longer and costs several times as much. Worse than the money is the place in the queue: a launch on the day of expiry is worth many times a launch in the following year.</p>
<p>So the order of work is simple. List your markets. Find the reference each one asks for. See which study covers most of them, and where a bridge is believable. Only then compare dossiers. One with a study against the right reference at a higher fee is very often the cheaper of the two.</p>
`,
};
