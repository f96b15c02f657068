export const JEWELRY_AND_WATCHES = `
Jewelry:
  Fine Jewelry:
    Anniversary Bands; Birthstone Rings; Diamond Bracelets; Diamond Earrings; Diamond Necklaces
    Diamond Rings; Engagement Rings; Gemstone Bracelets; Gemstone Earrings; Gemstone Necklaces
    Gemstone Rings; Gold Bracelets; Gold Chains; Gold Earrings; Gold Pendants; Gold Rings
    Gold Charms; Pearl Bracelets; Pearl Earrings; Pearl Necklaces; Platinum Jewelry; Wedding Bands
  Sterling Silver Jewelry:
    Silver Anklets; Silver Bangles; Silver Bracelets; Silver Brooches; Silver Chains; Silver Charms
    Silver Earrings; Silver Lockets; Silver Necklaces; Silver Pendants; Silver Rings
  Fashion Jewelry:
    Anklets; Bangles; Beaded Necklaces; Body Jewelry; Bracelets; Charm Bracelets; Charms; Chokers
    Clip-On Earrings; Cuff Bracelets; Dangle Earrings; Hoop Earrings; Jewelry Lots; Jewelry Sets
    Lockets; Necklaces; Pins & Brooches; Rings; Statement Necklaces; Stud Earrings; Toe Rings
  Men's Jewelry:
    Class Rings; Cufflinks; Men's Bracelets; Men's Chains; Men's Rings; Men's Wedding Bands; Signet Rings
    Tie Bars
  Vintage & Antique Jewelry:
    Art Deco Jewelry; Art Nouveau Jewelry; Bakelite Jewelry; Cameos; Celluloid Jewelry
    Edwardian Jewelry; Hair Jewelry; Mid-Century Jewelry; Mourning Jewelry; Rhinestone Jewelry
    Signed Costume Brooches; Signed Costume Earrings; Signed Costume Necklaces
    Victorian Jewelry; Vintage Charm Bracelets; Vintage Rings
  Ethnic & Regional Jewelry:
    African Jewelry; Asian Jewelry; Celtic Jewelry; Concho Belts; Mexican Silver Jewelry
    Native American Bolo Ties; Native American Bracelets; Native American Earrings
    Native American Necklaces; Native American Rings; Scandinavian Jewelry; Turquoise Jewelry
  Handmade Jewelry:
    Handmade Bracelets; Handmade Earrings; Handmade Necklaces; Handmade Rings; Wire Wrapped Pendants
  Loose Stones & Beads:
    Amber; Cabochons; Loose Beads; Loose Diamonds; Loose Gemstones; Loose Pearls; Opals; Turquoise Stones
  Jewelry Care & Storage:
    Jewelry Boxes; Jewelry Cleaners; Jewelry Displays; Jewelry Repair Tools; Jewelry Stands; Scrap Gold
    Scrap Silver; Watch Winders
Watches:
  Wristwatches:
    Automatic Watches; Chronograph Watches; Digital Watches; Diver Watches; Dress Watches
    Fashion Watches; Field & Military Watches; Luxury Watches; Men's Wristwatches; Pilot Watches
    Smart Watches; Solar Watches; Women's Wristwatches
  Vintage Watches:
    Character Watches; Pocket Watch Chains; Pocket Watches; Vintage Men's Watches
    Vintage Women's Watches
  Watch Parts & Accessories:
    Watch Bands & Straps; Watch Bezels; Watch Boxes; Watch Crystals; Watch Dials; Watch Links
    Watch Movements; Watch Repair Tools; Watches for Parts
`;
