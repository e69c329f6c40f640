import type { DemoPost } from './post.ts';

export const profitShareDeals: DemoPost = {
  picture: 'profit-share-deals',
  title: 'How profit-share deals are built',
  tags: ['licensing', 'deal terms', 'contracts'],
  published: '2025-01-23',
  content: `
<p>“Fifty-fifty” is a complete sentence in a meeting and the beginning of the work in a contract. A profit share lets a developer and a marketer share both the risk and the upside of a generic, and it is the usual shape of a deal for a first launch in the United States. It also causes more arguments than any other structure, nearly all of them about one question: profit after <em>what</em>?</p>
<h2>Why not simply a price?</h2>
<p>In a buy-sell deal the supplier earns a transfer price and the marketer everything above it. That is simple, and right for stable markets. It fits badly where the price may fall by ninety per cent in a year, as it does when the sixth generic arrives. If the transfer price is fixed, the marketer is squeezed out; if it is not, the supplier is. A profit share keeps both at the table: a low transfer price at or near cost, and a split of what is left.</p>
<h2>The waterfall</h2>
<p>Every profit-share clause is a waterfall. Money enters at the top as gross sales and is reduced step by step. Here is a worked quarter for an oral solid:</p>
<table>
<thead><tr><th scope="col">Step</th><th scope="col">US$ thousand</th></tr></thead>
<tbody>
<tr><td>Gross sales at list price</td><td>10,000</td></tr>
<tr><td>Chargebacks, rebates, cash discounts, fees</td><td>−6,400</td></tr>
<tr><td>Returns and failure-to-supply reserve</td><td>−300</td></tr>
<tr><td><strong>Net sales</strong></td><td><strong>3,300</strong></td></tr>
<tr><td>Transfer price of goods sold</td><td>−1,100</td></tr>
<tr><td>Freight, insurance, duty</td><td>−100</td></tr>
<tr><td>Marketing and distribution, 8 % of net sales</td><td>−264</td></tr>
<tr><td><strong>Net profit</strong></td><td><strong>1,836</strong></td></tr>
<tr><td>Developer’s half</td><td>918</td></tr>
</tbody>
</table>
<p>Notice how far net lies below gross. In the US generics trade two thirds between the two is nothing unusual. A seller who hears “fifty per cent of a ten million dollar product” must know which ten million is meant.</p>
<h2>Six clauses that decide the money</h2>
<h3>1. Net sales</h3>
<p>List the deductions, each “actually granted and specifically attributable to the product”. A marketer who sells a basket will be tempted to give the discount on your product and take the margin on another. An allocation in proportion to list price answers that.</p>
<h3>2. The transfer price</h3>
<p>Cost plus a small mark-up, or a fixed price with an index? Cost needs a definition: materials, direct labour, overhead at a stated utilisation, yield. Agree how an API price rise passes through, and who benefits from a second source. A supplier’s profit hidden in the transfer price is paid twice.</p>
<h3>3. Distribution cost</h3>
<p>A flat percentage, 5 to 10 per cent of net sales, saves auditing a sales force. Flat is nearly always better than “actual”.</p>
<h3>4. Development and litigation</h3>
<p>Who pays for the study, the filing fee, the patent case? If one side advances it, is it recovered from the first profits before the split, with or without interest, and with what cap? With a patent challenge, also agree who controls the case and who may settle.</p>
<h3>5. Losses</h3>
<p>A share in profit need not be a share in loss. Price erosion turns quarters negative; returns arrive a year after the sale. Say whether a loss is carried forward, shared, or borne by the marketer, and let either side leave when profit stays under a floor for two quarters.</p>
<h3>6. Stock</h3>
<p>Short-dated stock and launch quantities that were never needed belong to whoever made the forecast, or to both in the proportion of the split. Decide before the launch order: at-risk launch inventory is often the largest single cheque of the project.</p>
<h2>Where does the split come from?</h2>
<p>Half and half is a habit, not a law. A developer who has paid for the dossier, the study and the filing, and who also supplies, commonly receives 50 to 60 per cent. One who brings only a formulation idea, with the marketer paying every milestone, may receive 20 to 30. A tiered split, rising with profit, lets both sides agree although they believe in different forecasts. So does a minimum: an annual floor turns a promise of effort into a number.</p>
<h2>The statement, and the right to look</h2>
<p>Ask for a quarterly statement within 45 days: units, gross sales, every deduction by kind, net sales, cost, split. Reserve the right to audit once a year, two or three years back, by an independent accountant; the marketer pays if the error is more than five per cent. A true-up for chargebacks and returns twelve months after the period closes is normal, since many of them are estimates at first.</p>
<h2>When not to share</h2>
<p>Small markets, tender business, many strengths in many countries: there the bookkeeping costs more than the share is worth. Take a transfer price with a yearly review, or a royalty on net sales. Both can be explained on one page, which is a virtue that grows with every year of a contract.</p>
`,
};
