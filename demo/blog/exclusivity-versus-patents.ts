import type { DemoPost } from './post.ts';

export const exclusivityVersusPatents: DemoPost = {
  picture: 'exclusivity-versus-patents',
  title: 'Exclusivity versus patents in the US: what a constraint date is not',
  tags: ['regulatory', 'markets', 'deal terms'],
  published: '2026-02-10',
  content: `
<p>Each dossier shows a US constraint date, and it is tempting to read it as “the day we launch”. It is not. It is one honest summary of several protections of different kinds, which start on different days, bind different people and end in different ways. Whoever knows the parts can use the summary well.</p>
<h2>Two systems that do not know each other</h2>
<p>A <strong>patent</strong> is a property right granted by the patent office. It says: others may not make, use or sell this invention. It lasts twenty years from filing, plus a possible extension for the time lost in approval and adjustment for delays in examination. It can be challenged, designed around, licensed, or found invalid.</p>
<p>An <strong>exclusivity</strong> is granted by the FDA under statute. It says: the agency will not accept, or will not approve, certain applications for a time. There is nothing to infringe and nothing to design around. It cannot be litigated away, and it ends on its date.</p>
<p>Both stand in the Orange Book, beside each other, and are updated often. They may overlap, or leave a gap.</p>
<h2>The exclusivities worth knowing</h2>
<table>
<thead><tr><th scope="col">Kind</th><th scope="col">Length</th><th scope="col">What it blocks</th></tr></thead>
<tbody>
<tr><td>New chemical entity</td><td>5 years</td><td>Submission of a generic application; after 4 years with a patent challenge</td></tr>
<tr><td>New clinical investigation</td><td>3 years</td><td>Approval for the protected change only</td></tr>
<tr><td>Orphan drug</td><td>7 years</td><td>Approval of the same drug for that use</td></tr>
<tr><td>Paediatric</td><td>+6 months</td><td>Added to patents and exclusivities that still run</td></tr>
<tr><td>Qualified infectious disease product</td><td>+5 years</td><td>Added to the exclusivities above, except paediatric</td></tr>
<tr><td>First generic</td><td>180 days</td><td>Approval of later challengers</td></tr>
<tr><td>Competitive generic therapy</td><td>180 days</td><td>Approval of others for the same drug, from first marketing</td></tr>
</tbody>
</table>
<p>The three-year kind is narrower than it sounds. It may protect a new indication while the old one is free; a generic can then leave the protected use out of its label. This “skinny label” is common practice, and recent litigation about it is a reason to have marketing material read by counsel.</p>
<h2>How a patent becomes a date</h2>
<p>A generic applicant must certify to every listed patent. Under paragraph III it says it will wait for expiry. Under paragraph IV it says the patent is invalid or will not be infringed. The owner then has 45 days to sue, and a suit in time keeps the agency from granting final approval for up to thirty months. What follows is a trial, a settlement with a licensed entry date, or an at-risk launch with the possibility of damages.</p>
<p>Most challenges are settled, and settlement terms are often confidential. So the effective date of entry for the first wave may be well before the last patent’s expiry, and unknown to everyone else. The following companies enter when the first filer’s 180 days are over, forfeited, or never came into being.</p>
<h2>So what is a constraint date?</h2>
<p>On a listing it marks the day after which the seller sees no listed US protection that stands against the product as developed. It can be earlier than the last date in the Orange Book, because the seller’s formulation avoids a patent, or later than the molecule’s patent, because a formulation or method patent cannot be avoided. It is an informed commercial view.</p>
<p>Here is what it is <em>not</em>:</p>
<ul>
<li><strong>Not a freedom-to-operate opinion.</strong> Process, intermediate, polymorph and packaging patents are not listed in the Orange Book.</li>
<li><strong>Not an approval date.</strong> The application may be unfiled, or have questions open.</li>
<li><strong>Not a launch date.</strong> Somebody else’s 180 days, a settlement or a shortage of API may stand in between.</li>
<li><strong>Not valid elsewhere.</strong> Europe has 8+2(+1) years of data and market protection and supplementary certificates; Canada, Japan, Brazil and India each have rules of their own.</li>
<li><strong>Not for ever.</strong> New patents are listed after approval, paediatric extensions are granted late, court decisions change the picture overnight.</li>
</ul>
<p>And an empty date means that no constraint is known, or that nobody has looked. Ask which.</p>
<h2>Reading it with profit</h2>
<p>Development, filing and review of a simple generic take about three and a half to four years; with a ready dossier, from filing to approval, ten to fifteen months are a fair plan. Count backwards. A product with a constraint date two years ahead and a dossier ready to file is on time. The same date with a pilot BE study still to come is late, unless a later wave is good enough.</p>
<p>Four questions then turn a date into a plan. Which patent or exclusivity sets it? Which ones does the formulation avoid, and who says so? Has anybody filed with a paragraph IV certification, and when was the first? And if the date moves, in either direction, how do the milestones move with it? The last belongs in the term sheet. A milestone tied to a launch “on the constraint date” has been signed more than once, and regretted by both sides.</p>
<p>Nothing here is legal advice. It should, however, make the first hour with your patent counsel a good deal cheaper.</p>
`,
};
