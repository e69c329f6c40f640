import type { DemoPost } from './post.ts';

export const gmpCertificates: DemoPost = {
  picture: 'gmp-certificates',
  title: 'GMP certificates, and what a last inspection date tells',
  tags: ['quality', 'manufacturing', 'due diligence'],
  published: '2025-04-08',
  content: `
<p>“EU GMP, last inspected March 2023.” Two facts, one line, and quite a lot in between them. A GMP status is the most quoted and least examined quality of a manufacturing site. It takes ten minutes to examine it properly, and all the sources are public.</p>
<h2>What the certificate says</h2>
<p>A European GMP certificate names a site by its address, states the authority that inspected it, the date of the last inspection, and the operations and dosage forms that were covered. It does not approve a product, and it does not approve a company. Three things are worth reading closely.</p>
<ul>
<li><strong>The address.</strong> Groups have many plants in one industrial estate, with nearly the same name. Unit II is not Unit III.</li>
<li><strong>The scope.</strong> It is given by codes: 1.1 for sterile products, 1.2 for non-sterile, 1.5 for packaging, 1.6 for quality control. A certificate for secondary packaging and testing is a valid certificate; it does not cover making your tablets. Check for special categories as well: hormones, cytotoxics and beta-lactams are named.</li>
<li><strong>The restrictions.</strong> There is a field for clarifying remarks. If it says that the certificate covers one line, or that the validity was extended without an inspection, there it is.</li>
</ul>
<p>All of this can be looked up in EudraGMDP, the European database, together with statements of non-compliance. Read the database entry, not the PDF you were sent: a certificate in a mail may have been superseded.</p>
<h2>What the United States does instead</h2>
<p>The FDA does not issue GMP certificates. It inspects, may write observations on a Form 483, and later classifies the inspection:</p>
<table>
<thead><tr><th scope="col">Classification</th><th scope="col">Meaning</th></tr></thead>
<tbody>
<tr><td>NAI</td><td>No action indicated</td></tr>
<tr><td>VAI</td><td>Voluntary action indicated: findings, none that lead to regulatory action</td></tr>
<tr><td>OAI</td><td>Official action indicated: approvals naming the site may be withheld, a warning letter or an import alert may follow</td></tr>
</tbody>
</table>
<p>“USFDA approved plant” is therefore loose speech. What can be true is that the site is named in approved applications, that it was inspected on a date, and that the inspection was classified NAI or VAI. The agency’s data dashboard shows dates and classifications; warning letters and import alerts are published separately. An establishment registration, by contrast, is only a registration: anyone who fills in the form has one.</p>
<h2>How old is old?</h2>
<p>European inspectors plan by risk and usually come back within three years, and a certificate older than that from its inspection date is read with caution unless its validity has been extended. The FDA, too, has moved from a fixed interval to a risk model. A rough reading for a finished-dosage site:</p>
<ul>
<li><strong>Under two years:</strong> fine. Ask for the list of observations anyway.</li>
<li><strong>Two to three years:</strong> an inspection is due in the course of your project. Find out whether one is announced, since it may fall in the middle of your approval.</li>
<li><strong>Over three years:</strong> ask why. The reasons can be harmless, such as a backlog, or reliance on another authority’s inspection under a mutual recognition agreement. A letter that says so should exist.</li>
<li><strong>Never:</strong> a new site can be excellent. Plan for a pre-approval inspection and put its risk in the timetable.</li>
</ul>
<h2>An inspection has a subject</h2>
<p>Inspectors spend four or five days in a plant with perhaps six blocks. A date tells you that they came; it does not tell which block they saw. A general inspection of the tablet block says little about the new lyophiliser. Ask for the profile class or dosage form inspected, and for the products that were taken as examples.</p>
<h2>WHO-GMP, PIC/S and national certificates</h2>
<p>“WHO-GMP” on a certificate usually means that the national authority certifies against WHO’s text, under the scheme used for a Certificate of Pharmaceutical Product. It is what many importing countries ask for. Its weight depends on the authority that issued it, and it is not the same as WHO prequalification, where WHO’s own team has inspected for a named product.</p>
<p>PIC/S is a club of authorities with one guide and peer assessment. It issues no certificates to companies. A certificate from a member authority is worth more in other members’ eyes, and that is what “PIC/S GMP” should mean.</p>
<h2>Ten minutes before the call</h2>
<ol>
<li>Take the exact address, and the site identifiers: FEI, DUNS, or the organisation ID in EudraGMDP.</li>
<li>Look up the certificate, its scope, its inspection date and any non-compliance statement.</li>
<li>Look up the FDA classification by FEI, then warning letters and import alerts by name.</li>
<li>Compare the scope with the dosage form, and with where the submission batches were made.</li>
<li>Write three questions: the last observations, how they were closed, what has changed since.</li>
</ol>
<p>A good site answers those in a day, with documents. One that needs three weeks has told you something as well. And when you sign, let the quality agreement oblige the supplier to report each inspection outcome that concerns your product within a few days, so that the next date on the list comes from them and not from a newspaper.</p>
`,
};
