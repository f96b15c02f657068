export const SHOES_AND_ACCESSORIES = `
Shoes:
  Women's Shoes:
    Women's Ankle Boots; Women's Athletic Shoes; Women's Ballet Flats; Women's Boat Shoes
    Women's Clogs & Mules; Women's Combat Boots; Women's Cowboy Boots; Women's Dance Shoes
    Women's Dress Shoes; Women's Espadrilles; Women's Flip Flops; Women's Golf Shoes
    Women's Heels & Pumps; Women's Hiking Boots & Shoes; Women's Knee High Boots; Women's Loafers
    Women's Moccasins; Women's Mary Janes; Women's Nursing & Work Shoes; Women's Oxfords
    Women's Platform Shoes; Women's Rain Boots; Women's Running Shoes; Women's Sandals
    Women's Slippers; Women's Sneakers; Women's Snow & Winter Boots; Women's Wedding Shoes
    Women's Wedges
  Men's Shoes:
    Men's Athletic Shoes; Men's Basketball Shoes; Men's Boat Shoes; Men's Bowling Shoes
    Men's Chelsea Boots; Men's Chukka Boots; Men's Cleats; Men's Clogs; Men's Combat Boots
    Men's Cowboy Boots; Men's Dress Boots; Men's Dress Shoes; Men's Flip Flops; Men's Golf Shoes
    Men's Hiking Boots & Shoes; Men's Hunting Boots; Men's Loafers; Men's Moccasins
    Men's Motorcycle Boots; Men's Oxfords; Men's Rain Boots; Men's Running Shoes; Men's Sandals
    Men's Skate Shoes; Men's Slippers; Men's Sneakers; Men's Tennis Shoes; Men's Winter Boots
    Men's Work & Safety Boots
  Vintage Shoes:
    Women's Vintage Boots; Women's Vintage Heels; Men's Vintage Boots; Men's Vintage Dress Shoes
    Vintage Sneakers
  Shoe Care & Parts:
    Insoles; Shoe Boxes; Shoe Laces; Shoe Polish & Cleaners; Shoe Trees & Stretchers
Bags & Luggage:
  Handbags & Purses:
    Backpack Purses; Beaded Bags; Belt Bags; Bucket Bags; Clutches; Crossbody Bags; Evening Bags
    Hobo Bags; Quilted Handbags; Satchels; Shoulder Bags; Straw Bags; Tote Bags; Vintage Handbags
    Wristlets
  Men's Bags:
    Briefcases; Duffle Bags; Messenger Bags; Sling Bags; Toiletry Bags
  Wallets & Small Cases:
    Card Cases; Checkbook Covers; Coin Purses; Cosmetic Bags; Eyeglass Cases; Key Cases
    Men's Wallets; Money Clips; Passport Holders; Women's Wallets
  Backpacks:
    Fashion Backpacks; Laptop Backpacks; School Backpacks; Sport Backpacks
  Luggage:
    Carry-On Luggage; Garment Bags; Luggage Sets; Luggage Tags; Suitcases; Train Cases; Travel Totes
    Trunks; Vintage Suitcases
  Bag Parts:
    Bag Charms; Dust Bags; Purse Organizers; Purse Straps
Accessories:
  Women's Accessories:
    Women's Belts; Women's Fascinators; Women's Gloves & Mittens; Women's Hair Accessories
    Women's Hats; Women's Scarves & Wraps; Women's Silk Scarves; Women's Socks; Women's Sunglasses
    Women's Tights & Hosiery; Women's Umbrellas
  Men's Accessories:
    Bow Ties; Men's Belts; Men's Gloves; Men's Scarves; Men's Socks; Men's Sunglasses; Men's Umbrellas
    Neckties; Pocket Squares & Handkerchiefs; Suspenders; Tie Clips & Tacks
  Hats & Caps:
    Baseball Caps; Beanies; Berets; Bucket Hats; Cowboy Hats; Fedoras; Flat Caps
    Fitted Caps; Golf Visors; Snapback Hats; Straw Hats; Top Hats; Trucker Hats
  Belts & Buckles:
    Belt Buckles; Western Belt Buckles; Western Belts
  Eyewear:
    Blue Light Glasses; Eyeglass Frames; Reading Glasses; Safety Glasses; Vintage Eyeglasses
    Vintage Sunglasses
  Handkerchiefs & Bandanas:
    Bandanas; Vintage Handkerchiefs
  Wedding & Formal Accessories:
    Bridal Belts; Bridal Headpieces; Bridal Veils; Opera Gloves; Ring Pillows
Costumes & Reenactment:
  Costumes:
    Adult Costumes; Costume Wigs; Cosplay Costumes; Kids' Costumes; Mascot Costumes; Masks
    Renaissance Costumes; Theater Costumes
  Reenactment Clothing:
    Civil War Reenactment; Medieval Reenactment; World War II Reenactment
`;
