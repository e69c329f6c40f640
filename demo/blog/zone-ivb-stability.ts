import type { DemoPost } from './post.ts';

export const zoneIvbStability: DemoPost = {
  picture: 'zone-ivb-stability',
  title: 'What zone IVb stability means for a launch in the tropics',
  tags: ['stability', 'regulatory', 'markets'],
  published: '2024-11-05',
  content: `
<p>A dossier has 24 months of data at 25 °C and a European approval. Your market is Thailand. How long until you can file? If nobody has put samples on the right shelf, the honest answer starts with six to twelve months. Stability is the quiet reason why launches in hot countries slip, and it is visible from the very first page of a listing, if one knows what to look for.</p>
<h2>Five climates on one label</h2>
<p>Long-term stability is studied in the climate where the product will be sold. The world was divided into zones by mean temperature and humidity, and each has its storage condition:</p>
<table>
<thead><tr><th scope="col">Zone</th><th scope="col">Climate</th><th scope="col">Long-term condition</th></tr></thead>
<tbody>
<tr><td>I</td><td>Temperate</td><td>21 °C / 45 % RH</td></tr>
<tr><td>II</td><td>Subtropical, Mediterranean</td><td>25 °C / 60 % RH</td></tr>
<tr><td>III</td><td>Hot and dry</td><td>30 °C / 35 % RH</td></tr>
<tr><td>IVa</td><td>Hot and humid</td><td>30 °C / 65 % RH</td></tr>
<tr><td>IVb</td><td>Hot and very humid</td><td>30 °C / 75 % RH</td></tr>
</tbody>
</table>
<p>Accelerated studies run at 40 °C and 75 % relative humidity for six months, whatever the zone. Europe, Japan and the United States are served by zone II data, or by 30 °C / 65 % RH if a company prefers one programme for more markets. The ASEAN countries, Brazil, and much of West Africa ask for IVb. India is commonly treated as IVb in export planning as well. Authorities do change their minds, so check the WHO’s list of conditions by country and the national guideline on the day you plan.</p>
<h2>Why the last ten per cent matter</h2>
<p>From 65 to 75 % relative humidity does not look like much. For a moisture-sensitive tablet it can be the difference between comfortable and hopeless. Water gets through the blister, and hydrolysis, softer tablets, slower dissolution or a changed crystal form follow. Esters, some prodrugs, effervescent forms, gelatin capsules and combinations in which one component is acidic are the usual suspects. Several well-known angiotensin receptor blocker combinations with amlodipine, for instance, live in cold-formed aluminium for that reason.</p>
<h2>What accelerated data can tell, and what they cannot</h2>
<p>Six months at 40 / 75 with no significant change are good news. They allow a provisional shelf life beyond the real-time data in many countries. They do not replace real-time data at the zone’s own condition: a IVb authority will still want twelve months at 30 / 75 on three batches at submission in most cases, sometimes six with a commitment for the rest.</p>
<p>If there <em>was</em> a significant change at accelerated conditions, look at the reason. A dissolution failure at month six is quite different from one at month three, and an out-of-specification water content may have no consequence for the patient at all.</p>
<h2>The pack is part of the answer</h2>
<p>Data belong to a product in its pack. Plain PVC lets through roughly ten times as much water as PVC coated with PVDC, and cold-formed aluminium lets through practically none. When a listing says “stable in zone II, PVC/Alu”, the way into the tropics may be a change of blister rather than a change of formula. It has a price: cold-formed blisters are larger, slower to make and often two to three times as costly per pack, and they change the carton, the leaflet and the line.</p>
<p>A new pack needs its own stability study. Ask for the data by pack, and see that the pack of the data is the pack of the price.</p>
<h2>Questions for the seller</h2>
<ol>
<li>Which conditions, which packs, how many batches, and how many months are on file today?</li>
<li>Were the batches of commercial size or pilot, and from which API source?</li>
<li>What is the trend? A total impurity of 0.6 % against a limit of 1.0 % at month 12 may not reach 24.</li>
<li>Has the product been registered in any IVb country, with what shelf life and storage statement?</li>
<li>Are samples at 30 / 75 already in a chamber? When were they loaded, and who pays?</li>
<li>Is there an in-use study for syrups, eye drops and multi-dose injections?</li>
</ol>
<h2>If the study has to be started</h2>
<p>Loading three batches costs far less than a delay: the chamber space and the tests of a solid oral product run to some tens of thousands of dollars over two years. What hurts is the calendar. Agree on it in the term sheet: who loads, by which date, who reports each time point, and whether the supply price or the milestone moves if the shelf life comes out at 18 months instead of 24. Many partners offer stability loading as a service in its own right, and it is worth asking before you choose between two otherwise equal dossiers.</p>
<p>File with what you have as soon as the rule allows it, and keep the pull dates in your plan as you do the launch date. A missed pull in month nine cannot be bought back.</p>
<h2>The distributor’s warehouse</h2>
<p>Last, the label. “Store below 30 °C” is what a tropical distributor can keep. “Store below 25 °C” means an air-conditioned chain down to the pharmacy, and a tender may exclude it altogether. Two products with the same shelf life are not the same product if one of them needs cooling.</p>
`,
};
