import type { DemoPost } from './post.ts';

export const whoOwnsTheApiFile: DemoPost = {
  picture: 'who-owns-the-api-file',
  title: 'DMF, CEP, ASMF: who owns the API file',
  tags: ['regulatory', 'api', 'due diligence'],
  published: '2025-06-17',
  content: `
<p>A finished-dosage dossier stands on a file that its seller usually does not own and has never read in full. The active substance is made by somebody else, described in somebody else’s document, and supplied under somebody else’s goodwill. Knowing which document it is, and what you may ask of it, saves a surprise in the last months before approval.</p>
<h2>Why there is a separate file</h2>
<p>An API manufacturer must show the authority how the substance is made, and does not want customers to learn it. So the information is split. The authority sees everything; the customer sees what is needed to take responsibility for the medicine: general properties, specification, impurities, methods, stability. In Europe the two are called the applicant’s part and the restricted part; in America, the open and closed parts.</p>
<h2>Three forms of the same idea</h2>
<table>
<thead><tr><th scope="col">File</th><th scope="col">Where</th><th scope="col">When it is assessed</th></tr></thead>
<tbody>
<tr><td>DMF, type II</td><td>United States; similar files elsewhere</td><td>With the first application that refers to it</td></tr>
<tr><td>ASMF</td><td>European Union and others that follow it</td><td>With each marketing application</td></tr>
<tr><td>CEP</td><td>Issued by the EDQM; taken in Europe and well beyond</td><td>Once, centrally, before any application</td></tr>
</tbody>
</table>
<h3>The drug master file</h3>
<p>A DMF is submitted, not approved. The number on a listing says only that it exists. Look it up in the agency’s public list: it should be type II and <em>active</em>. For generics there is a further status: the completeness assessment. A file marked complete has paid its fee and passed a first check, and may be referred to. It still says nothing on quality. “Reviewed, no deficiencies” in connection with an approved application is the strong statement, and only the holder can show you that letter.</p>
<h3>The active substance master file</h3>
<p>The European procedure puts the ASMF beside the marketing application. Questions on the restricted part go to the holder directly, and the applicant may not see them. That is the practical risk: your clock stands still while a company two contracts away prepares its answer. A worksharing procedure lets later authorities reuse an assessment, so ask for the reference number and for past reports if the holder will share them.</p>
<h3>The certificate of suitability</h3>
<p>A CEP certifies that the European Pharmacopoeia’s monograph controls the substance as made by this holder at this site, with the additional tests stated on it. It exists only where there is a monograph, or for TSE risk. Its status is public: valid, suspended, withdrawn or expired. Under the present practice, a revised certificate carries more information and fewer surprises, but the annexes still matter: retest period, residual solvents, additional impurities. A certificate without a retest period means your dossier has to bring its own stability data for the substance.</p>
<h2>Who owns what</h2>
<p>The file belongs to its holder. The holder may be the manufacturer, or a trader or agent with a contract behind him. Three papers link it to your application:</p>
<ul>
<li><strong>The letter of access</strong> (or of authorisation), addressed to the authority and naming the applicant. A letter to the seller of the dossier does not cover you. If the authorisation is transferred, a new letter is needed.</li>
<li><strong>The commitment to inform</strong> of changes before they are made. Without it you learn of the new solvent when your assay drifts.</li>
<li><strong>The quality agreement</strong> between the API site and the maker of the medicine, with the audit report that a qualified person relies on.</li>
</ul>
<p>Buying a dossier, you do not buy the API file. You take over a place in a relationship. Ask how old that relationship is, how much material moves in it, and whether your volume is worth the holder’s attention.</p>
<h2>“Two sources” on a listing</h2>
<p>Two API sources in the dossier is a real advantage: a negotiating position, and an insurance. It is worth more when both have been used in batches that went into stability, and when both are in the filed application. A source “under qualification” is a plan. To add one later is a variation in Europe and a supplement in America, commonly six months or more, with comparative data, sometimes with a new look at polymorphic form, particle size and genotoxic impurities.</p>
<h2>Impurities are now part of the question</h2>
<p>Since the nitrosamine findings in the sartans, each holder of an authorisation must assess the risk over the whole chain: reagents, solvents, recovered materials, excipients, packs. The restricted part holds many of the answers. Ask the holder for a signed risk assessment with the routes of synthesis considered, and for test results where a risk was found. The same goes for elemental and mutagenic impurities.</p>
<h2>Six questions, and whom to ask</h2>
<ol>
<li>Which file: number, type, holder, site, date of the last update? <em>Seller, then the public list.</em></li>
<li>Which version does the dossier contain, and which is current? <em>Both.</em></li>
<li>Has an authority assessed it, when, with what open points? <em>Holder.</em></li>
<li>Will the holder give us a letter of access for our markets, and by when? <em>Holder, in writing.</em></li>
<li>Last inspection of the API site, by whom, with what result? <em>EudraGMDP, the FDA’s dashboard.</em></li>
<li>Price, minimum order, lead time, and for how long they hold? <em>Holder; the seller’s price may include a margin.</em></li>
</ol>
<p>Put the answers on one page beside the term sheet. An excellent formula without a willing API source is a recipe, not a product.</p>
`,
};
