-- What the oracle knows before it has read a row. Written from the rules and the registers' own words; nothing of it is
-- shared with the product.

-- Words of a name that tell its salt, and what they are compared as; '' is what is left out: water, solvents, how it is ground.
create temp table salt_word as
with salts (word, salt) as (
  select word, word from unnest(string_to_array(
    'acetate,diacetate,dipropionate,adipate,arginine,asparate,aspartate,benzathine,benzoate,bicarbonate,bisulfate,'
    'bromide,butyrate,calcium,camsilate,carbonate,chloride,choline,cipionate,citrate,decanoate,edisilate,embonate,'
    'enantate,epolamine,erbumine,esilate,estolate,ethylsuccinate,fumarate,furoate,gluconate,glucuronate,gluceptate,'
    'hippurate,hyclate,hydrobromide,hydrochloride,iodide,isetionate,lactate,lactobionate,lauroxil,lysine,magnesium,malate,'
    'maleate,meglumine,mesilate,metilsulfate,mucate,napsilate,nitrate,oxalate,olamine,palmitate,'
    'phenpropionate,phosphate,pivalate,polistirex,polacrilex,potassium,probutate,propionate,saccharate,'
    'salicylate,sodium,stearate,strontium,succinate,sulfate,sulfosalicylate,tannate,tartrate,tebutate,terephthalate,tosilate,'
    'caproate,hydroxide,oxide,pentetate,sulfonate,hydroiodide,orotate,pidolate,teoclate,undecylenate,trifenatate,trifluoroacetate,trometamol,undecanoate,valerate,xinafoate,zinc,besilate,'
    'aluminium,axetil,cilexetil,etexilate,marboxil,medoxomil,mofetil,pivoxil,proxetil', ',')) word
  union all values
    ('besylate', 'besilate'), ('benzenesulfonate', 'besilate'), ('mesylate', 'mesilate'), ('methanesulfonate', 'mesilate'),
    ('tosylate', 'tosilate'), ('esylate', 'esilate'), ('edisylate', 'edisilate'), ('camsylate', 'camsilate'),
    ('isethionate', 'isetionate'), ('napsylate', 'napsilate'), ('pamoate', 'embonate'), ('tromethamine', 'trometamol'),
    ('hcl', 'hydrochloride'), ('hbr', 'hydrobromide'), ('cypionate', 'cipionate'), ('enanthate', 'enantate'),
    ('methylsulfate', 'metilsulfate'), ('phenylpropionate', 'phenpropionate'), ('bitartrate', 'tartrate'), ('digluconate', 'gluconate'),
    ('tert-butylamine', 'erbumine'), ('aluminum', 'aluminium'), ('s-malate', 'malate'),
    ('l-malate', 'malate'), ('semisodium', 'sodium'), ('monosulfate', 'sulfate')
)
select word, salt from salts
union select times || word, salt from salts, unnest(array['di', 'tri', 'tetra', 'penta', 'hemi', 'sesqui']) times
where salt not in ('nitrate', 'oxide', 'hydroxide', 'acetate', 'propionate', 'malate')
union select word, '' from unnest(string_to_array(
  'hydrate,hydrous,anhydrous,hemihydrate,monohydrate,dihydrate,trihydrate,tetrahydrate,pentahydrate,hexahydrate,heptahydrate,'
  'sesquihydrate,hemipentahydrate,hemiheptahydrate,ethanolate,propanediol,solvate,synthetic,micronised,micronized,'
  'microcrystalline,macrocrystalline,complex,diluted,free,base,as,amorphous,crystalline,hydrogen,hydrated', ',')) word;
create unique index on salt_word (word);

-- Which forms of the Orange Book each of the finder's stands for; the routes are compared apart.
create temp table form_pair as
select finder, btrim(form) as form from (values
  ('Tablets', 'TABLET'), ('Film Coated Tablets', 'TABLET'), ('Sublingual & Buccal Tablets', 'TABLET'),
  ('Extended Release Tablets', 'TABLET, EXTENDED RELEASE'),
  ('Delayed Release Tablets', 'TABLET, DELAYED RELEASE'),
  ('Orally Disintegrating Tablets', 'TABLET, ORALLY DISINTEGRATING|TABLET, ORALLY DISINTEGRATING, DELAYED RELEASE|TABLET, ORALLY DISINTEGRATING, EXTENDED RELEASE'),
  ('Chewable Tablets', 'TABLET, CHEWABLE'),
  ('Dispersible Tablets', 'TABLET, FOR SUSPENSION|TABLET, SOLUBLE|TABLET, EFFERVESCENT|TABLET, DISPERSIBLE'),
  ('Capsules', 'CAPSULE|CAPSULE, PELLETS|CAPSULE, COATED PELLETS'), ('Soft Gel Capsules', 'CAPSULE'),
  ('Extended Release Capsules', 'CAPSULE, EXTENDED RELEASE'),
  ('Delayed Release Capsules', 'CAPSULE, DELAYED RELEASE|CAPSULE, DELAYED REL PELLETS'),
  ('Powders & Granules', 'POWDER|GRANULE|GRANULES|PELLETS|FOR SOLUTION|FOR SUSPENSION|GRANULE, EFFERVESCENT|GRANULE, DELAYED RELEASE|GRANULES, EXTENDED RELEASE|FOR SUSPENSION, DELAYED RELEASE|FOR SUSPENSION, EXTENDED RELEASE|POWDER, EXTENDED RELEASE'),
  ('Oral Solution', 'SOLUTION|SOLUTION/DROPS|FOR SOLUTION|CONCENTRATE|ELIXIR|LIQUID|SYRUP'),
  ('Oral Suspension', 'SUSPENSION|SUSPENSION/DROPS|FOR SUSPENSION|SUSPENSION, EXTENDED RELEASE|FOR SUSPENSION, EXTENDED RELEASE|FOR SUSPENSION, DELAYED RELEASE'),
  ('Syrup', 'SYRUP|SOLUTION|ELIXIR'),
  ('Oral Film', 'FILM'), ('Lozenges & Chewing Gum', 'TROCHE/LOZENGE|GUM, CHEWING|PASTILLE'),
  ('Injection', 'INJECTABLE|SOLUTION|SUSPENSION|EMULSION|CONCENTRATE|LIQUID|INJECTABLE, LIPOSOMAL|INJECTABLE, LIPID COMPLEX|SUSPENSION, EXTENDED RELEASE|SOLUTION, EXTENDED RELEASE|INJECTION, EXTENDED RELEASE|SUSPENSION, LIPOSOMAL|INJECTABLE, SUSPENSION'),
  ('Lyophilized Powder for Injection', 'INJECTABLE|POWDER|FOR SOLUTION|FOR SUSPENSION|FOR SUSPENSION, EXTENDED RELEASE|POWDER, EXTENDED RELEASE|INJECTABLE, LIPOSOMAL|INJECTABLE, LIPID COMPLEX'),
  ('Cream', 'CREAM|CREAM, AUGMENTED'), ('Ointment', 'OINTMENT|OINTMENT, AUGMENTED'),
  ('Gel', 'GEL|GEL, METERED|GEL, AUGMENTED|JELLY'),
  ('Topical Solution & Lotion', 'SOLUTION|LOTION|LOTION, AUGMENTED|SUSPENSION|EMULSION|SHAMPOO|LOTION/SHAMPOO|SPRAY|SPRAY, METERED|AEROSOL|AEROSOL, FOAM|AEROSOL, METERED|FOAM|OIL|SWAB|SOLUTION, METERED|SOLUTION/DROPS'),
  ('Ophthalmic & Otic Drops', 'SOLUTION/DROPS|SUSPENSION/DROPS|SOLUTION, GEL FORMING/DROPS|OIL/DROPS|SOLUTION|SUSPENSION|EMULSION|OIL|FOR SOLUTION'),
  ('Nasal Spray', 'SPRAY, METERED|SPRAY|SOLUTION|SUSPENSION|AEROSOL|AEROSOL, METERED|POWDER|POWDER, METERED'),
  ('Inhalation', 'AEROSOL, METERED|AEROSOL|POWDER|POWDER, METERED|SOLUTION|SUSPENSION|SPRAY, METERED|LIQUID|GAS|CAPSULE|FOR SOLUTION|INHALANT|SUSPENSION, LIPOSOMAL'),
  ('Transdermal Patch', 'FILM, EXTENDED RELEASE|PATCH|SYSTEM|FILM'),
  ('Suppositories & Vaginal Inserts', 'SUPPOSITORY|INSERT|INSERT, EXTENDED RELEASE|RING|TABLET|CAPSULE|SYSTEM')
) as pairs (finder, forms), unnest(string_to_array(forms, '|')) form;

-- Forms that tell where they are given, and where.
create temp table form_route as
select finder, btrim(route) as route from (values
  ('Sublingual & Buccal Tablets', 'Sublingual|Buccal'), ('Ophthalmic & Otic Drops', 'Ophthalmic|Otic'),
  ('Nasal Spray', 'Nasal'), ('Inhalation', 'Inhalation'), ('Transdermal Patch', 'Transdermal|Topical'),
  ('Suppositories & Vaginal Inserts', 'Rectal|Vaginal|Others'),
  ('Injection', 'Intravenous|Intramuscular|Subcutaneous|Other Parenteral|Others'),
  ('Lyophilized Powder for Injection', 'Intravenous|Intramuscular|Subcutaneous|Other Parenteral|Others')
) as pairs (finder, routes), unnest(string_to_array(routes, '|')) route;

-- The finder's routes by those of the Orange Book.
create temp table route_pair as
select finder, btrim(route) as route from (values
  ('Oral', 'ORAL|ORAL-20|ORAL-21|ORAL-28'), ('Sublingual', 'SUBLINGUAL'), ('Buccal', 'BUCCAL|TRANSMUCOSAL'),
  ('Intravenous', 'INTRAVENOUS|IV (INFUSION)|IM-IV'), ('Intramuscular', 'INTRAMUSCULAR|IM-IV'),
  ('Subcutaneous', 'SUBCUTANEOUS'), ('Inhalation', 'INHALATION'), ('Nasal', 'NASAL'),
  ('Ophthalmic', 'OPHTHALMIC|INTRAOCULAR'), ('Otic', 'OTIC'), ('Topical', 'TOPICAL'), ('Transdermal', 'TRANSDERMAL'),
  ('Rectal', 'RECTAL'), ('Vaginal', 'VAGINAL')
) as pairs (finder, routes), unnest(string_to_array(routes, '|')) route;
-- What the finder has no name for is of both its rests; an injection may be any that is injected.
insert into route_pair
select finder, route
from (select distinct one as route from orange_products, unnest(string_to_array(route, ', ')) one) its,
  (values ('Other Parenteral'), ('Others')) as rest (finder)
where route <> 'INJECTION' and route not in (select route from route_pair)
union all
select finder, 'INJECTION' from (values ('Intravenous'), ('Intramuscular'), ('Subcutaneous'), ('Other Parenteral')) as rest (finder);
