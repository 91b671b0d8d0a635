class ProductsController < ApplicationController
  def index
    @product = Product.new
    @products = Product.order(:id)
  end

  def create
    @product = Product.new(params.require(:product).permit(:name, :cents, :stock))
    if @product.save
      redirect_to products_path
    else
      @products = Product.order(:id)
      render :index, status: :unprocessable_entity
    end
  end
end
