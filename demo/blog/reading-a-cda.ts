import type { DemoPost } from './post.ts';

export const readingACda: DemoPost = {
  picture: 'reading-a-cda',
  title: 'Reading a CDA line by line',
  tags: ['contracts', 'licensing', 'due diligence'],
  published: '2024-03-12',
  content: `
<p>A confidentiality agreement is the first paper two companies sign, and usually the one they read least. That is a pity, because it decides what you may do with everything that comes after it: the dossier index, the stability tables, the cost of goods. Here is how an experienced business development manager goes through one, clause by clause, in about twenty minutes.</p>
<h2>Who is bound</h2>
<p>Start with the parties. Is it the company you are really talking to, or a trading arm with no assets and no laboratory? If their development partner or API source will see your information, they must be covered as well, as affiliates or as recipients under terms at least as strict. “Affiliates” should mean companies under common control, not any business friend.</p>
<p>Then ask whether the agreement is mutual. A buyer who only receives can live with a one-way paper. The moment you share forecasts, target prices or registration plans, you are a discloser too, and a one-way agreement leaves you bare.</p>
<h2>The purpose</h2>
<p>The purpose clause is the most valuable sentence in the document. “To evaluate a possible licence and supply agreement for rivaroxaban tablets 10, 15 and 20 mg in the European Union” is good. “To explore business opportunities” is not, since nearly any use can be called exploring. Everything outside the purpose is forbidden, so the narrower it is, the better the discloser is protected; a recipient wants it wide enough for the markets really in view.</p>
<h2>What counts as confidential</h2>
<p>There are two schools. In one, everything disclosed is confidential, however it was disclosed. In the other, it must be marked, and oral information confirmed in writing within thirty days. In practice nobody confirms in writing. If you disclose, avoid the marking rule; if you receive, ask at least for “information that a reasonable person would understand to be confidential”.</p>
<p>The usual exceptions are four:</p>
<ul>
<li>it was public, or became so through no fault of the recipient;</li>
<li>the recipient already had it, and can show so from written records;</li>
<li>a third party gave it lawfully and without restriction;</li>
<li>the recipient developed it independently, without use of what was disclosed.</li>
</ul>
<p>The fourth matters a great deal between generics companies. If you have your own project for the same molecule, say so before signing, and keep the teams apart. Some agreements add that specific information is not public merely because it is embraced by something more general. That sentence is fair, and worth having for a formulation.</p>
<h2>Term, and the tail</h2>
<p>Two clocks run. The first says how long information may be exchanged, commonly one or two years. The second says how long it stays secret after that, commonly five to ten years. Read them separately: a two-year agreement without a tail can end your obligations, or theirs, before the product has even been filed. For manufacturing know-how, ask that trade secrets stay protected for as long as they are trade secrets.</p>
<h2>Who may see it inside</h2>
<p>Employees and advisers who need to know, and who are bound themselves. Watch for consultants: a regulatory freelancer who works for three of your competitors is an adviser in the sense of the clause. It is reasonable to ask that external consultants be named before they receive quality data.</p>
<h2>Disclosure required by law</h2>
<p>A court or an authority can compel disclosure. The clause should require notice first where the law allows it, limit what is handed over to what is required, and ask for confidential treatment. For companies subject to freedom-of-information rules this is no theory.</p>
<h2>Return or destroy</h2>
<p>The recipient should return or destroy on request, and may keep one copy in its legal files, plus what sits in routine backups. Ask for a short written confirmation. It is also the natural moment to close the data room, so put a date in your calendar.</p>
<h2>Things that do not belong here</h2>
<p>Some drafts carry passengers. Look for these, and take them out or give them an agreement of their own:</p>
<ul>
<li><strong>Exclusivity or a standstill.</strong> A promise to negotiate with nobody else is a commercial term. It has a price and a date.</li>
<li><strong>Non-solicitation and non-compete.</strong> A promise never to develop the molecule goes well beyond secrecy, and may meet competition law.</li>
<li><strong>Ownership of feedback.</strong> If your analyst finds their dissolution method wanting, your remark should not become their invention.</li>
<li><strong>Penalties.</strong> A fixed sum per breach is common in some countries and alarming in others. At the least it should be capped.</li>
<li><strong>Residuals.</strong> “Information retained in unaided memory” may be used freely? Then very little is confidential.</li>
</ul>
<h2>Law and forum</h2>
<p>A neutral law is easier to agree than either side’s own, and interim relief should be possible wherever the leak occurs. An injunction next week is worth more than damages in four years. Check too that no clause lets one side choose the court only afterwards.</p>
<h2>A checklist for the margin</h2>
<table>
<thead><tr><th scope="col">Question</th><th scope="col">A good answer</th></tr></thead>
<tbody>
<tr><td>Who?</td><td>The real parties, affiliates under common control</td></tr>
<tr><td>For what?</td><td>Product, strengths, territory and kind of deal by name</td></tr>
<tr><td>For how long?</td><td>1–2 years of exchange, 5–10 years of secrecy</td></tr>
<tr><td>What is out?</td><td>The four usual exceptions, with written evidence</td></tr>
<tr><td>Anything else in it?</td><td>No exclusivity, no non-compete, no residuals</td></tr>
</tbody>
</table>
<p>Ask counsel where the answer differs from the right-hand column, not about the whole paper. Most agreements are signed within a week when the remarks are five and specific, and take two months when they are forty and general. And when it is signed, file it where the project team can find it: an agreement nobody can quote protects nobody.</p>
`,
};
