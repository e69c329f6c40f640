import type { DemoPost } from './post.ts';

export const fromTermSheetToLicence: DemoPost = {
  picture: 'from-term-sheet-to-licence',
  title: 'From term sheet to licence agreement',
  tags: ['licensing', 'contracts', 'deal terms'],
  published: '2026-05-28',
  content: `
<p>Two pages that both sides like are turned into sixty that both sides can live with. The way from term sheet to licence agreement takes three months when it goes well and a year when it does not, and the difference is decided mostly in the two pages. What follows is a route that has worked for generic and value-added products.</p>
<h2>What the term sheet must settle</h2>
<p>A term sheet is not binding, except for the paragraphs that say they are: confidentiality, costs, law, and perhaps exclusivity of negotiation for a fixed time. Its task is to bring every point that could kill the deal to the surface while killing it is still cheap. Ten points belong in it:</p>
<ol>
<li>the product: molecule, form, strengths, packs;</li>
<li>the territory, country by country where it matters;</li>
<li>the right: exclusive, semi-exclusive or not, and for how long;</li>
<li>who will hold the marketing authorisation, and what becomes of it at the end;</li>
<li>the dossier: state, language, and the data still to come, with dates;</li>
<li>the money: signing fee, milestones, royalty or profit share;</li>
<li>supply: price, batch size, minimum order, lead time, shelf life on arrival;</li>
<li>minimum quantities, and what happens when they are missed;</li>
<li>patents: who watches, who decides to launch, who pays if it goes wrong;</li>
<li>the calendar: due diligence, signature, filing, launch.</li>
</ol>
<p>Give each a number or a name. “Milestones to be agreed” is an agreement to disagree later, with more people in the room.</p>
<h2>Due diligence while the draft is written</h2>
<p>Let both run in parallel, with a single list of questions. Regulatory reads modules 1 to 3 for the target markets, quality looks at the sites, patents at freedom to operate, and commercial rebuilds the forecast with the real price. Six weeks are enough for an oral solid if the data room is complete on the first day. Sort the findings into three kinds: those that change the price, those that become a condition in the contract, and those that are simply good to know. Most are of the third kind. Say so, because it builds trust for the other two.</p>
<h2>Whose paper?</h2>
<p>Usually the licensor drafts. If you are the licensee and have a good template, offer it; the first draft sets the level of detail for all that follow. Either way send comments in one round, from one person, with a short note on what matters and why. A marked-up contract without a note is a request to fight about everything.</p>
<h2>Clauses that take the time</h2>
<h3>Exclusivity, and its price</h3>
<p>Exclusive rights are paid for with minimums or fees. If minimums are missed, the gentle remedy is that the right becomes non-exclusive; the hard one is termination. Let the licensee cure by paying the shortfall, once or twice.</p>
<h3>Milestones</h3>
<p>Tie them to events that a third party documents: receipt of the complete dossier, validation of the application, approval, first commercial invoice. Add a refund, or a credit, if approval is refused for a reason that lies in the dossier. A common compromise is half back.</p>
<h3>Delay</h3>
<p>Every dossier that is “ready in Q3” is ready in Q4. A long-stop date, after which the licensee may leave with its money, costs an honest licensor nothing.</p>
<h3>Supply failure</h3>
<p>Penalties from wholesalers and tenders can exceed the margin of a year. Agree on safety stock, on a second source after a second failure, and on a cap. A licensor will accept a capped and defined obligation where it must refuse an unlimited one.</p>
<h3>Liability and indemnity</h3>
<p>Product defects go with manufacture, promotion with the marketer, patents as agreed. Caps usually equal the fees paid, or a multiple of yearly purchases, save for wilful conduct and breach of secrecy. Check the cover with the insurer before signature, not after the first claim.</p>
<h3>Term, and the day after</h3>
<p>Seven to ten years from launch per country, renewed by two or three unless somebody objects. The important part is what follows: sell-off of stock, transfer or cancellation of the authorisation, continued supply until the transfer is approved. The question of who holds the authorisation decides how much that day will hurt.</p>
<h2>A supply agreement, a quality agreement, a safety agreement</h2>
<p>The licence is seldom alone. Draft the supply agreement with it, and see that terms and terminations are linked. The quality agreement divides GMP tasks and belongs to the quality units. The pharmacovigilance agreement has to be in force before the first pack is sold. Start both when the licence is two thirds done; they need no lawyers and a surprising amount of calendar.</p>
<h2>How to keep to three months</h2>
<ul>
<li>One owner on each side, with a call every week at a fixed hour.</li>
<li>A list of open points with a proposal beside each. When it is down to five, the two decision-makers meet.</li>
<li>No reopening of the term sheet without a new fact. If a fact is new, say so at once, and say what it costs.</li>
<li>Signature by electronic means, and the first payment made within the week. It is the first promise of the partnership, and people remember it.</li>
</ul>
<p>After signature, write two pages again: a summary for the people who will run the product, with dates, minimums, notice periods and contacts. The agreement protects you when things go wrong. The summary is what keeps them right.</p>
`,
};
