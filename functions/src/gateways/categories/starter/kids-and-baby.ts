export const KIDS_AND_BABY = `
Kids' Clothing & Shoes:
  Girls' Clothing:
    Girls' Activewear; Girls' Coats & Jackets; Girls' Costumes; Girls' Dance Wear; Girls' Dresses
    Girls' Hoodies & Sweatshirts; Girls' Jeans; Girls' Leggings; Girls' Outfits & Sets
    Girls' Pageant & Flower Girl Dresses; Girls' Pajamas; Girls' Pants; Girls' School Uniforms
    Girls' Shorts; Girls' Skirts; Girls' Sweaters; Girls' Swimwear; Girls' Tops & T-Shirts
    Girls' Underwear & Socks
  Boys' Clothing:
    Boys' Activewear; Boys' Button-Down Shirts; Boys' Coats & Jackets; Boys' Costumes
    Boys' Hoodies & Sweatshirts; Boys' Jeans; Boys' Outfits & Sets; Boys' Pajamas; Boys' Pants
    Boys' Polo Shirts; Boys' School Uniforms; Boys' Shorts; Boys' Suits & Formal Wear; Boys' Sweaters
    Boys' Swimwear; Boys' T-Shirts; Boys' Underwear & Socks
  Girls' Shoes:
    Girls' Athletic Shoes; Girls' Boots; Girls' Dress Shoes; Girls' Flats; Girls' Sandals
    Girls' Slippers; Girls' Sneakers
  Boys' Shoes:
    Boys' Athletic Shoes; Boys' Basketball Shoes; Boys' Boots; Boys' Cleats; Boys' Dress Shoes
    Boys' Sandals; Boys' Slippers; Boys' Sneakers
  Kids' Accessories:
    Kids' Backpacks; Kids' Belts; Kids' Gloves & Mittens; Kids' Hair Bows & Clips; Kids' Hats
    Kids' Jewelry; Kids' Lunch Bags; Kids' Sunglasses; Kids' Umbrellas; Kids' Watches
Baby:
  Baby Clothes:
    Baby Blankets & Swaddles; Baby Bodysuits; Baby Booties & Shoes; Baby Christening Gowns
    Baby Coats & Snowsuits; Baby Dresses; Baby Hats; Baby Outfits; Baby Pants; Baby Rompers
    Baby Sleepers; Baby Socks; Baby Sweaters; Baby Swimwear
  Feeding:
    Baby Bottles; Baby Food Makers; Bibs & Burp Cloths; Bottle Warmers; Breast Pumps; High Chairs
    Nursing Pillows; Pacifiers & Teethers; Sippy Cups
  Baby Gear:
    Activity Gyms & Play Mats; Baby Bouncers; Baby Carriers & Slings; Baby Jumpers; Baby Swings
    Baby Walkers; Playards; Stroller Accessories; Strollers; Travel Systems
  Car Safety Seats:
    Booster Seats; Car Seat Accessories; Convertible Car Seats; Infant Car Seats
  Nursery:
    Baby Mobiles; Baby Monitors; Bassinets; Changing Tables; Crib Bedding; Cribs; Night Lights
    Nursery Decor; Nursery Gliders & Rockers; Sound Machines; Toddler Beds
  Bathing & Diapering:
    Baby Bathtubs; Baby Towels; Cloth Diapers; Diaper Bags; Diaper Pails; Diapers & Wipes; Potty Training
  Baby Keepsakes & Safety:
    Baby Books & Albums; Baby Gates; Baby Proofing; Baby Spoons & Cups; Growth Charts; Handprint Kits
`;
