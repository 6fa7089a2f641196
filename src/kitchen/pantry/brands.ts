/** Makers' names, left aside when a food follows or precedes them. */
const BRANDS = new Set(
  (
    'heinz philadelphia hellmanns kraft kerrygold lurpak anchor president cathedral boursin flora oatly alpro barilla dececco rummo napolina mutti cirio colmans lea perrins kikkoman ' +
    'amoy sharwoods pataks tilda uncle bens birds eye birdseye mccain linda mccartney richmond heck walkers kelloggs nestle cadbury lindt princes ' +
    'delmonte dole hovis warburtons kingsmill mission paso schwartz mccormick bisto oxo knorr maggi swiss maille poupon frenchs tabasco huy fong  campbells progresso goya bonne maman ' +
    'hartleys tiptree fage chobani danone activia muller yeo valley arla cravendale philly skippy sunpat biona clipper twinings yorkshire tate lyle mcdougalls homepride allinson ' +
    'maldon saxo morton bertolli filippo berio colavita pompeian crisco stork lakes daisy breakstones tillamook sargento oscar mayer hormel butterball perdue tyson jimmy dean johnsonville chiquita driscolls ocean spray ' +
    'quaker lee kum kee lkk blue dragon john west bumble bee starkist pillsbury nongshim cauldron tofoo el de cecco aunt bessie bessies mae ploy king'
  ).split(' '),
);

export function isBrand(word: string): boolean {
  return BRANDS.has(word);
}
