import type { DemoPost } from './post.ts';

export const moqAndBatchSize: DemoPost = {
  picture: 'moq-and-batch-size',
  title: 'MOQ and batch size economics',
  tags: ['manufacturing', 'deal terms', 'supply'],
  published: '2025-11-19',
  content: `
<p>The minimum order quantity is the number on which the most promising talks come to a stop. The buyer sees a supplier unwilling to support a launch; the supplier sees a customer who wants a bus for two passengers. Both are looking at the same thing, a batch, and once its arithmetic is on the table the talk usually goes on.</p>
<h2>Where an MOQ comes from</h2>
<p>A batch has a validated size. Whoever makes less than that makes a batch that has not been validated, so the smallest order is one batch, or a whole part of one if bulk can be packed for several customers. Packing has a lower limit of its own: changing a blister line over to another carton and leaflet takes half a shift, whether 3,000 packs follow or 60,000.</p>
<p>So there are two minimums, one for bulk and one for each presentation and language. A quotation that gives a single figure hides the more interesting of the two.</p>
<h2>A worked example</h2>
<p>Take a tablet in a validated batch of 500,000, in packs of 30. Costs fixed per batch, whatever its size: line clearance, granulation and compression set-up, sampling, release testing, documentation, about US$ 9,000. Costs per tablet for material and running time: US$ 0.018. Packing: US$ 1,400 per changeover and US$ 0.22 per pack.</p>
<table>
<thead><tr><th scope="col">Order</th><th scope="col">Bulk per pack</th><th scope="col">Packing per pack</th><th scope="col">Cost per pack</th></tr></thead>
<tbody>
<tr><td>One batch, one country: 16,600 packs</td><td>$1.08</td><td>$0.30</td><td>$1.38</td></tr>
<tr><td>Half a batch packed, half kept as bulk</td><td>$1.08</td><td>$0.39</td><td>$1.47</td></tr>
<tr><td>One batch, four countries</td><td>$1.08</td><td>$0.56</td><td>$1.64</td></tr>
<tr><td>A batch of 2,000,000, one country</td><td>$0.68</td><td>$0.24</td><td>$0.92</td></tr>
</tbody>
</table>
<p>The step from the first row to the last is a third of the price, and it comes from batch size alone, without anybody having worked harder. That is why a supplier with a 2,000,000 batch can quote below your own cost, and why the same supplier cannot sell you 20,000 packs.</p>
<h2>The price of too much</h2>
<p>The cheapest pack is not the cheapest business. A batch that covers eighteen months of sales, of a product with a 24-month shelf life, will end in short-dated stock: most wholesalers want two thirds of the shelf life left at delivery. Then count the money that lies in the warehouse and the stock written off when the price falls. A simple rule serves well: a batch should cover three to six months of your forecast, nine at the most for a slow product.</p>
<h2>Seven ways to meet</h2>
<ol>
<li><strong>Share bulk.</strong> Same formula, same debossing, several customers. Ask which other markets the plant serves, and what month they order in.</li>
<li><strong>Harmonise packs.</strong> One multilingual pack for three small countries can replace three changeovers.</li>
<li><strong>Hold bulk.</strong> With bulk hold time validated, for example for six months, packing follows demand.</li>
<li><strong>Register a smaller batch.</strong> The exhibit batch may itself be a registered range. Within a factor of ten many changes are simple notifications; ask what has been filed.</li>
<li><strong>Pay the difference.</strong> A small-batch surcharge in the first year, credited against volume in the second, costs less than a lost launch.</li>
<li><strong>Commit to a year, call by quarter.</strong> Suppliers plan with annual quantities. A binding year with flexible calls is worth several per cent to them.</li>
<li><strong>Take another plant.</strong> A line with 100,000-tablet batches costs more per tablet and less per year if that is all you can sell. Filter by batch size, not only by price.</li>
</ol>
<h2>API sets a minimum too</h2>
<p>A drum of a potent substance may make five batches. If the API’s own MOQ is 25 kg and your batch takes 4, somebody holds 21 kg with a retest date. Agree on who. For expensive or rarely used substances this decides the price more than the tablet machine does. The same is true of printed foil, whose minimum run is easily 100 kg, and of cartons: ask for the minimum of each printed component, and who owns what is left at the next change of artwork.</p>
<h2>What to put in the request</h2>
<p>A supplier can quote well if you send four figures instead of one: packs for launch, packs per year in years one, two and three, the number of presentations and languages, and the shelf life you need on arrival. Say which are firm. Quotations based on such a page come back in a few days and hold; those based on “please quote best price for 1 million” come back with a question, or with a price that nobody will honour.</p>
<p>Finally, ask for price breaks at one, two and four batches. The shape of that curve tells you where the cost really lies. If it is flat, material dominates and you should talk to the API source. If it is steep, set-up dominates, and one sensible change in how you order is worth more than any amount of bargaining.</p>
`,
};
