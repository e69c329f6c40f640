import type { DemoPost } from './post.ts';

export const techTransferWithoutSurprises: DemoPost = {
  picture: 'tech-transfer-without-surprises',
  title: 'Tech transfer without surprises',
  tags: ['manufacturing', 'development', 'contracts'],
  published: '2025-09-02',
  content: `
<p>A technology transfer is agreed in months, planned in weeks and carried out in about a year. It seldom fails for a scientific reason. It fails because the sending site knew something that nobody wrote down, because the receiving site’s granulator is not the same granulator, or because the contract called the end “successful completion” and left it there.</p>
<h2>What is really transferred</h2>
<p>Three things travel: documents, methods and habits. The first two have folders. The third is the operator who knows that the blend needs five minutes more on humid days. A good transfer makes room for him: two people from the sending site on the floor for the first batches, and a sentence in the contract that obliges them to come.</p>
<h2>The package</h2>
<p>Before a fee is paid, ask for a table of contents. A complete package holds at least:</p>
<ul>
<li>development report, with what was tried and abandoned;</li>
<li>master formula, batch records of the last three to five batches, deviations and yields;</li>
<li>specification and method for each starting material, with suppliers and grades; excipients by grade <em>and</em> by maker;</li>
<li>critical process parameters with proven ranges, hold times, sampling plans;</li>
<li>analytical methods with validation reports, reference and impurity standards with their sources;</li>
<li>cleaning limits and the toxicological assessment behind them;</li>
<li>stability protocols and raw data, pack drawings, tooling drawings;</li>
<li>the dossier as filed, with questions and answers from every authority.</li>
</ul>
<p>An index of what is missing is as useful as the package, and a fair seller will make one with you.</p>
<h2>A gap analysis before a price</h2>
<p>Send equipment lists both ways, and go through the process unit by unit. The same principle of operation at a different scale is a scale-up; a different principle is a development project. High shear to fluid bed, pan to perforated coater, one blister machine to another: each has a cost, and under the American scale-up guidance and the European variation rules each has a filing category. Agree on the category before you agree on the date.</p>
<p>Analytical equipment deserves the same look. A method that runs on a column no longer made, or a detector your laboratory lacks, will hold up the batches as surely as a broken press.</p>
<h2>Methods first</h2>
<p>The order that works is: methods, then a trial batch, then validation batches. A batch whose results nobody trusts is a batch to be made again. Method transfer by comparative testing needs a protocol with acceptance criteria that were written by people who know the method’s variability, so that the first difference does not become a negotiation.</p>
<h2>A realistic calendar for an oral solid</h2>
<table>
<thead><tr><th scope="col">Step</th><th scope="col">Months</th></tr></thead>
<tbody>
<tr><td>Package, gap analysis, plan</td><td>1–2</td></tr>
<tr><td>Materials, tooling, standards (in parallel)</td><td>3–4</td></tr>
<tr><td>Method transfer</td><td>2</td></tr>
<tr><td>Trial batch and its evaluation</td><td>1–2</td></tr>
<tr><td>Validation or exhibit batches</td><td>2</td></tr>
<tr><td>Stability before filing</td><td>3–6</td></tr>
<tr><td>Filing and approval of the site</td><td>6–12</td></tr>
</tbody>
</table>
<p>API lead time is the item most often forgotten. Four months are common, and the quantity for trial, validation and launch should be ordered in one go if the retest period allows it.</p>
<h2>The clauses</h2>
<p><strong>Define completion.</strong> “Three consecutive batches at the receiving site that comply with the specification, with dissolution profiles similar to the sending site’s” is a definition. Add who decides, and within how many days.</p>
<p><strong>Tie milestones to proof.</strong> A usual pattern is 20 per cent at signature, 30 on receipt of the complete package, 30 on the completed validation batches, 20 on approval of the site. The seller is paid for work, the buyer for results, and both have a reason to answer mails.</p>
<p><strong>Buy a number of days.</strong> Thirty person-days of assistance are included, further ones at a stated rate, travel at cost. Without a number, “reasonable assistance” means one thing in month two and another in month eleven.</p>
<p><strong>Say who pays for a failed batch.</strong> If the process as described cannot be reproduced, the sender. If it was not followed, the receiver. If nobody can tell, both. API for a repeat is the expensive part.</p>
<p><strong>Keep a bridge.</strong> Until the new site is approved, the old one supplies. Fix price, volume and an end date, with stock for the gap. Many launches have been saved by six months of supply that everybody had thought superfluous.</p>
<p><strong>Settle improvements.</strong> The receiving site will improve the process. Who may use that, and in which territory?</p>
<h2>The one-page plan</h2>
<p>Before signature, the two project leaders, not the lawyers, should write one page together: steps, owner, date, and what each step needs from the other side. If they cannot agree on the page, the contract will not help. If they can, it will hardly be needed. Hold a call every second week with that page open, keep a list of decisions, and let nobody join the project without reading both.</p>
<p>And visit. A day on each other’s floor tells an engineer more than the whole data room: how material is charged, how samples are taken, how the operators speak of the product. It is the cheapest day of the whole transfer.</p>
`,
};
